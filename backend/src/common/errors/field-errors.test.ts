import 'reflect-metadata';
import { plainToInstance, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsInt,
  IsNotEmpty,
  IsString,
  MaxLength,
  Min,
  validateSync,
  ValidateNested,
} from 'class-validator';
import { fieldErrors } from './field-errors.js';

class Line {
  @IsInt({ message: 'Quantity must be a whole number' })
  @Min(1, { message: 'Quantity must be at least 1' })
  quantity: number;
}

class Order {
  @IsNotEmpty({ message: 'Name is required' })
  @IsString({ message: 'Name must be text' })
  @MaxLength(5, { message: 'Name must be at most 5 characters' })
  name: string;

  @ArrayMinSize(1, { message: 'An order has at least one line' })
  @ArrayMaxSize(3, { message: 'An order has at most three lines' })
  @ValidateNested({ each: true })
  @Type(() => Line)
  items: Line[];
}

const errorsOf = (plain: object) =>
  fieldErrors(validateSync(plainToInstance(Order, plain), { whitelist: true, forbidNonWhitelisted: true }));

describe('fieldErrors', () => {
  it.each([
    ['nothing wrong', { name: 'Ann', items: [{ quantity: 1 }] }, {}],
    ['the topmost failing rule of a field', { items: [{ quantity: 1 }] }, { name: 'Name is required' }],
    [
      'the rule that fails when those above hold',
      { name: 'Annabel', items: [{ quantity: 1 }] },
      { name: 'Name must be at most 5 characters' },
    ],
    [
      'the path of a nested field',
      { name: 'Ann', items: [{ quantity: 1 }, { quantity: 0 }] },
      { 'items.1.quantity': 'Quantity must be at least 1' },
    ],
    ['a list as such', { name: 'Ann', items: [] }, { items: 'An order has at least one line' }],
    [
      'a list as such, without what is in it',
      { name: 'Ann', items: [{ quantity: 0 }, {}, {}, {}] },
      { items: 'An order has at most three lines' },
    ],
    [
      'an unknown field, nested too',
      { name: 'Ann', items: [{ quantity: 1, colour: 'red' }], size: 1 },
      { 'items.0.colour': 'Unknown field: colour', size: 'Unknown field: size' },
    ],
  ])('%s', (_what, plain, expected) => {
    expect(errorsOf(plain)).toEqual(expected);
  });
});
