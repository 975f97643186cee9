import { BadRequestException } from '@nestjs/common';
import type { ListRules } from './list-rules.js';
import { parseListQuery } from './parse-list-query.js';

const rules: ListRules<'id' | 'name' | 'day' | 'isActive' | 'sum' | 'dueDate' | 'sentAt'> = {
  name: 'things',
  sortable: ['id', 'name'],
  filters: {
    id: { kind: 'integer', nullable: false },
    name: { kind: 'text', nullable: true },
    day: { kind: ['Monday', 'Tuesday'], nullable: false },
    isActive: { kind: 'boolean', nullable: false },
    sum: { kind: 'bigint', nullable: false },
    dueDate: { kind: 'day', nullable: false },
    sentAt: { kind: 'moment', nullable: true },
  },
  searched: ['name'],
  defaultOrder: ['name'],
};
const whole = { sort: undefined, range: undefined, filter: [], search: undefined };

describe('parseListQuery', () => {
  it.each([
    ['no query', {}, whole],
    ['names it does not know', { embed: 'x', archived: 'true' }, whole],
    ['a sort', { sort: '["name","DESC"]' }, { ...whole, sort: { field: 'name', direction: 'DESC' } }],
    ['a range', { range: '[0,24]' }, { ...whole, range: { first: 0, last: 24 } }],
    ['a range of one', { range: '[7,7]' }, { ...whole, range: { first: 7, last: 7 } }],
    ['an empty filter', { filter: '{}' }, whole],
    ['a filter of nothing', { filter: 'null' }, whole],
    ['a search', { filter: '{"q":"50%"}' }, { ...whole, search: '50%' }],
    ['an empty search', { filter: '{"q":""}' }, whole],
    [
      'a value',
      { filter: '{"isActive":false}' },
      { ...whole, filter: [{ field: 'isActive', kind: 'boolean', values: [false] }] },
    ],
    [
      'many values',
      { filter: '{"id":[1,2]}' },
      { ...whole, filter: [{ field: 'id', kind: 'integer', values: [1, 2] }] },
    ],
    ['no value at all', { filter: '{"id":[]}' }, { ...whole, filter: [{ field: 'id', kind: 'integer', values: [] }] }],
    [
      'one of the known words',
      { filter: '{"day":"Monday"}' },
      { ...whole, filter: [{ field: 'day', kind: ['Monday', 'Tuesday'], values: ['Monday'] }] },
    ],
    [
      'a known word in any case',
      { filter: '{"day":"MONDAY"}' },
      { ...whole, filter: [{ field: 'day', kind: ['Monday', 'Tuesday'], values: ['Monday'] }] },
    ],
    [
      'a text and none',
      { filter: '{"name":["Anna",null]}' },
      { ...whole, filter: [{ field: 'name', kind: 'text', values: ['Anna', null] }] },
    ],
    [
      'a large sum',
      { filter: '{"sum":9007199254740991}' },
      { ...whole, filter: [{ field: 'sum', kind: 'bigint', values: [9_007_199_254_740_991] }] },
    ],
    [
      'a day',
      { filter: '{"dueDate":"2027-04-16"}' },
      { ...whole, filter: [{ field: 'dueDate', kind: 'day', values: ['2027-04-16'] }] },
    ],
    [
      'a moment',
      { filter: '{"sentAt":"2027-04-16T10:00:00.123Z"}' },
      { ...whole, filter: [{ field: 'sentAt', kind: 'moment', values: [new Date('2027-04-16T10:00:00.123Z')] }] },
    ],
  ])('reads %s', (_what, query, expected) => {
    expect(parseListQuery(query, rules)).toEqual(expected);
  });

  it.each([
    ['an unknown sort field', { sort: '["password","ASC"]' }, 'sort: the list can be sorted by id, name'],
    ['an inherited name as sort field', { sort: '["constructor","ASC"]' }, 'sort: the list can be sorted by id, name'],
    ['SQL as sort field', { sort: '["name; DROP TABLE faqs","ASC"]' }, 'sort: the list can be sorted by id, name'],
    ['a bad direction', { sort: '["name","asc"]' }, 'sort: the direction must be ASC or DESC'],
    ['SQL as direction', { sort: '["name","ASC NULLS FIRST"]' }, 'sort: the direction must be ASC or DESC'],
    ['a sort that is text', { sort: '"name"' }, 'sort must look like ["field","ASC"]'],
    ['a sort of three', { sort: '["name","ASC","id"]' }, 'sort must look like ["field","ASC"]'],
    ['malformed JSON', { sort: '["name"' }, 'sort is not valid JSON'],
    ['a repeated name', { sort: ['["name","ASC"]', '["id","ASC"]'] }, 'sort may be given only once'],
    ['a reversed range', { range: '[24,0]' }, 'range: the second number must not be below the first'],
    ['a negative range', { range: '[-1,5]' }, 'range must look like [0,24]: two whole numbers from 0'],
    ['a broken number', { range: '[0,1.5]' }, 'range must look like [0,24]: two whole numbers from 0'],
    ['numbers as text', { range: '["0","24"]' }, 'range must look like [0,24]: two whole numbers from 0'],
    ['a range beyond integers', { range: '[0,1e99]' }, 'range must look like [0,24]: two whole numbers from 0'],
    ['a huge range', { range: '[0,2000000]' }, 'range: at most 10000 records at once'],
    ['half a range', { range: '[0]' }, 'range must look like [0,24]: two whole numbers from 0'],
    ['a filter that is a list', { filter: '[1]' }, 'filter must be a JSON object'],
    ['a filter that is text', { filter: '"q"' }, 'filter must be a JSON object'],
    [
      'an unknown filter field',
      { filter: '{"colour":"red"}' },
      'filter: the list can be filtered by q, id, name, day, isActive, sum, dueDate, sentAt',
    ],
    [
      'an inherited name as filter field',
      { filter: '{"toString":"x"}' },
      'filter: the list can be filtered by q, id, name, day, isActive, sum, dueDate, sentAt',
    ],
    [
      'a prototype as filter field',
      { filter: '{"__proto__":{}}' },
      'filter: the list can be filtered by q, id, name, day, isActive, sum, dueDate, sentAt',
    ],
    ['a number as search', { filter: '{"q":7}' }, 'filter: q must be text'],
    ['text for a number', { filter: '{"id":"1"}' }, 'filter: id must be a whole number, or a list of such'],
    [
      'a number beyond integers',
      { filter: '{"id":2147483648}' },
      'filter: id must be a whole number, or a list of such',
    ],
    ['null for a flag', { filter: '{"isActive":null}' }, 'filter: isActive must be true or false, or a list of such'],
    [
      'one bad value among good ones',
      { filter: '{"id":[1,"2"]}' },
      'filter: id must be a whole number, or a list of such',
    ],
    [
      'an unknown word',
      { filter: '{"day":"Funday"}' },
      'filter: day must be one of Monday, Tuesday, or a list of such',
    ],
    ['an object for text', { filter: '{"name":{"$ne":1}}' }, 'filter: name must be text or null, or a list of such'],
    ['a sum beyond integers', { filter: '{"sum":1e300}' }, 'filter: sum must be a whole number, or a list of such'],
    [
      'a day there is not',
      { filter: '{"dueDate":"2027-02-30"}' },
      'filter: dueDate must be a day like 2027-04-16, or a list of such',
    ],
    [
      'a moment there is not',
      { filter: '{"sentAt":"2027-13-01T10:00:00Z"}' },
      'filter: sentAt must be a moment like 2027-04-16T10:00:00.000Z or null, or a list of such',
    ],
    [
      'a day for a moment',
      { filter: '{"sentAt":"2027-04-16"}' },
      'filter: sentAt must be a moment like 2027-04-16T10:00:00.000Z or null, or a list of such',
    ],
    ['deep nesting', { filter: `{"id":${'['.repeat(9_999)}${']'.repeat(9_999)}}` }, 'filter is nested too deep'],
    ['NUL', { filter: '{"q":"\\u0000"}' }, 'filter holds characters that cannot be searched for'],
  ])('refuses %s', (_what, query, message) => {
    expect(() => parseListQuery(query, rules)).toThrow(new BadRequestException(message));
  });
});
