// The same reads as one would write them with Nest, Express and TypeORM, and no thought of speed.
import 'reflect-metadata';
import { Controller, Get, Injectable, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { InjectRepository, TypeOrmModule } from '@nestjs/typeorm';
import { Column, Entity, JoinColumn, ManyToOne, PrimaryGeneratedColumn, Repository } from 'typeorm';

@Entity('class_schedules')
class ClassSchedule {
  @PrimaryGeneratedColumn()
  id: number;

  @Column()
  day: string;

  @Column({ name: 'start_time' })
  startTime: string;

  @Column({ name: 'end_time' })
  endTime: string;

  @Column({ name: 'class_name' })
  className: string;

  @Column()
  level: string;

  @Column('text', { nullable: true })
  instructor: string | null;

  @Column({ name: 'is_active' })
  isActive: boolean;
}

@Entity('faqs')
class Faq {
  @PrimaryGeneratedColumn()
  id: number;

  @Column()
  question: string;

  @Column()
  answer: string;

  @Column()
  category: string;

  @Column({ name: 'is_active' })
  isActive: boolean;
}

@Entity('product_categories')
class ProductCategory {
  @PrimaryGeneratedColumn()
  id: number;

  @Column()
  name: string;

  @Column({ name: 'is_active' })
  isActive: boolean;

  @Column({ name: 'sort_order' })
  sortOrder: number;

  @Column('jsonb', { name: 'size_chart', nullable: true })
  sizeChart: object | null;
}

@Entity('products')
class Product {
  @PrimaryGeneratedColumn()
  id: number;

  @Column()
  name: string;

  @Column('text', { nullable: true })
  description: string | null;

  @Column({ name: 'price_cents' })
  price: number;

  @ManyToOne(() => ProductCategory)
  @JoinColumn({ name: 'category_id' })
  category: ProductCategory;

  @Column()
  stock: number;

  @Column('text', { name: 'image_url', nullable: true })
  imageUrl: string | null;

  @Column('text', { array: true })
  images: string[];

  @Column({ name: 'has_variable_sizes' })
  hasVariableSizes: boolean;

  @Column('text', { name: 'available_sizes', array: true })
  availableSizes: string[];

  @Column('jsonb')
  sizes: object[];

  @Column({ name: 'is_active', select: false })
  isActive: boolean;
}

@Injectable()
class SchoolService {
  constructor(
    @InjectRepository(ClassSchedule) private readonly classSchedules: Repository<ClassSchedule>,
    @InjectRepository(Faq) private readonly faqs: Repository<Faq>,
    @InjectRepository(Product) private readonly products: Repository<Product>,
  ) {}

  listClasses(): Promise<ClassSchedule[]> {
    return this.classSchedules.find({ where: { isActive: true }, order: { day: 'ASC', startTime: 'ASC', id: 'ASC' } });
  }

  listFaqs(): Promise<Faq[]> {
    return this.faqs.find({ where: { isActive: true }, order: { id: 'ASC' } });
  }

  async listProducts(): Promise<object[]> {
    const products = await this.products.find({
      relations: { category: true },
      where: { isActive: true, category: { isActive: true } },
      order: { category: { sortOrder: 'ASC', name: 'ASC' }, name: 'ASC', id: 'ASC' },
    });
    return products.map(({ category, ...product }) => ({
      ...product,
      category: category.name,
      sizeChart: product.hasVariableSizes ? category.sizeChart : null,
    }));
  }
}

@Controller('api')
class SchoolController {
  constructor(private readonly school: SchoolService) {}

  @Get('class-schedules')
  listClasses(): Promise<ClassSchedule[]> {
    return this.school.listClasses();
  }

  @Get('faqs/active')
  listFaqs(): Promise<Faq[]> {
    return this.school.listFaqs();
  }

  @Get('products')
  listProducts(): Promise<object[]> {
    return this.school.listProducts();
  }
}

const entities = [ClassSchedule, Faq, Product, ProductCategory];

@Module({
  imports: [
    TypeOrmModule.forRoot({ type: 'postgres', url: process.env['DATABASE_URL']!, entities }),
    TypeOrmModule.forFeature(entities),
  ],
  controllers: [SchoolController],
  providers: [SchoolService],
})
class AppModule {}

const app = await NestFactory.create(AppModule, { logger: ['error'] });
await app.listen(Number(process.env['PORT']), '127.0.0.1');
