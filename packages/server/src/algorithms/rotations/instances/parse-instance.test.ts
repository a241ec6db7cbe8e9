import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { faultsOfInstance } from './parse-instance.ts'

const blocks = [
  { department: 'X', months: 2 },
  { department: 'Y', months: 1 },
]

const instance = (fields: object = {}, trainee: object = {}) => ({
  length: 3,
  trainees: [{ id: 'A', blocks, ...trainee }],
  ...fields,
})

const preferring = (preference: object) => instance({}, { preferences: [preference] })

test('the shipped problems have no faults, with the remarks that they have', () => {
  for (const name of ['lab12', 'lab30', 'imaging24', 'pharmacy20', 'pharmacy40', 'mixed200']) {
    const file = new URL(`../../../../../../bench/rotations/${name}.json`, import.meta.url)
    expect(faultsOfInstance(JSON.parse(readFileSync(file, 'utf8')))).toEqual([])
  }
})

test('an instance with every field has no faults', () => {
  expect(
    faultsOfInstance(
      instance(
        {
          unit: 'half-month',
          departments: [
            { id: 'X', capacity: 2, least: [1, 0, 0], site: 'north' },
            { id: 'Y', capacity: [1, 1, 1], least: 0 },
          ],
          order: [{ first: 'X', next: 'Y' }],
          comment: 'a remark',
        },
        {
          order: [{ first: 'X', next: 'Y' }],
          preferences: [
            { department: 'X', months: [0, 1], weight: 5 },
            { months: [2], not: true, weight: 3 },
            { first: 'X', next: 'Y', weight: 2 },
          ],
        },
      ),
    ),
  ).toEqual([])
})

test.each([
  ['the file: one JSON object is needed', []],
  ['length: a whole number from 0 to 2000 is needed, not 2.5', instance({ length: 2.5 })],
  ['unit: "month" or "half-month" is needed, not "week"', instance({ unit: 'week' })],
  ['trainees: a list is needed, not {}', { length: 3, trainees: {} }],
  [
    'trainees[0].prefrences: unknown field; is preferences meant?',
    instance({}, { prefrences: [] }),
  ],
  [
    'trainees[0].blocks[0].months: a whole number from 1 to 2000 is needed, not "2"',
    instance({}, { blocks: [{ department: 'X', months: '2' }] }),
  ],
  [
    'departments[0].least: 3 numbers are needed, not 2',
    instance({ departments: [{ id: 'X', least: [1, 1] }] }),
  ],
  [
    'departments[0].least: a whole number from 0 to 32000 is needed, not -1',
    instance({ departments: [{ id: 'X', least: -1 }] }),
  ],
  ['order[0].next: no block has the row "Z"', instance({ order: [{ first: 'X', next: 'Z' }] })],
  ['order[0].next: "X" cannot come after itself', instance({ order: [{ first: 'X', next: 'X' }] })],
  [
    'trainees[0].order: "X" comes before and after "Y" (a circle)',
    instance({
      order: [
        { first: 'X', next: 'Y' },
        { first: 'Y', next: 'X' },
      ],
    }),
  ],
  [
    'trainees[0].preferences[0].weight: a whole number from 1 to 1000 is needed, not 0',
    preferring({ department: 'X', months: [0], weight: 0 }),
  ],
  [
    'trainees[0].preferences[0].months[1]: a whole number from 0 to 2 is needed, not 3',
    preferring({ department: 'X', months: [2, 3], weight: 1 }),
  ],
  [
    'trainees[0].preferences[0].department: there is no department "Z"',
    preferring({ department: 'Z', months: [0], weight: 1 }),
  ],
  [
    'trainees[0].preferences[0].not: is not part of a preference for an order',
    preferring({ first: 'X', next: 'Y', not: true, weight: 1 }),
  ],
])('a fault names the field and the value: %s', (fault, value) => {
  expect(faultsOfInstance(value)).toEqual([fault])
})

test('two trainees of one id are refused', () => {
  const twice = instance({
    trainees: [
      { id: 'A', blocks },
      { id: 'A', blocks },
    ],
  })
  expect(faultsOfInstance(twice)).toEqual(['trainees[1].id: "A" is there twice'])
})
