import { expect, test } from 'vitest'
import { sideBySide } from './side-by-side.rules.ts'

const facts = { title: 'senior', degree: null, specialty: '检验' } as never
const changed = (typed: object) => [...sideBySide(facts, typed)]

test.each([
  ['the same again is no change', { title: 'senior' }, []],
  ['another value is one', { title: 'junior' }, ['title']],
  ['an emptied field clears the fact', { specialty: '' }, ['specialty']],
  ['a field that was empty and stays so is no change', { degree: undefined }, []],
  ['what the form does not have is no change', {}, []],
])('%s', (_, typed, fields) => {
  expect(changed(typed)).toEqual(fields)
})
