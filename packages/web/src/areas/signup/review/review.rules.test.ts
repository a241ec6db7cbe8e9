import { expect, test } from 'vitest'
import { evidenceOf, returnFault } from './review.rules.ts'

test('files are in the order of the sections, with what they prove', () => {
  const file = (filePath: string) => ({
    filePath,
    name: filePath,
    size: 1,
    type: 'application/pdf',
    view: 'pdf' as const,
  })

  const found = evidenceOf({
    files: [file('a')],
    educations: [
      { level: 'undergraduate', schoolName: '江城大学', files: [file('b'), file('c')] },
    ] as never,
    entries: {
      certificate: [{ title: '药师资格证', files: [file('d')] }],
      work: [{ workUnit: '江城医院', files: [file('e')] }],
    } as never,
  })

  expect(found.map(({ key, section, title }) => [key, section, title])).toEqual([
    ['a', 'photo', null],
    ['b', 'undergraduate', '江城大学'],
    ['c', 'undergraduate', '江城大学'],
    ['d', 'certificate', '药师资格证'],
    ['e', 'work', '江城医院'],
  ])
})

test('a return says something, and of every part it names why', () => {
  expect(returnFault(' ', [])).toBe('empty')
  expect(returnFault('', [{ reason: '证件' }, { reason: ' ' }])).toBe('unsaid')
  expect(returnFault('都要补', [])).toBeNull()
  expect(returnFault('', [{ reason: '证件' }])).toBeNull()
})
