import { PickType } from '@nestjs/swagger';
import { Instructor } from './instructor.entity.js';

/** An instructor as visitors see them (spec 1 section 3). */
export class PublicInstructor extends PickType(Instructor, ['id', 'name', 'role', 'bio', 'image', 'expertise', 'sortOrder']) {}
