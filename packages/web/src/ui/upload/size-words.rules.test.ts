import { expect, test } from 'vitest'
import { extensionOf, familyOf, sizeWords } from './size-words.rules.ts'

test.each([
  [0, '0 bytes'],
  [1023, '1023 bytes'],
  [1024, '1 KB'],
  [10 * 1024 + 600, '11 KB'],
  [1024 ** 2, '1.0 MB'],
  [314_572_800, '300.0 MB'],
  [1024 ** 3 * 1.26, '1.3 GB'],
])('%f bytes read %s', (bytes, words) => expect(sizeWords(bytes)).toBe(words))

test.each([
  ['a.PDF', 'pdf', 'document'],
  ['手术.录像.MP4', 'mp4', 'video'],
  ['x.jpeg', 'jpeg', 'image'],
  ['x.flac', 'flac', 'audio'],
  ['x', '', 'other'],
  ['folder.d/x', '', 'other'],
])('%s', (name, extension, family) =>
  expect([extensionOf(name), familyOf(name)]).toEqual([extension, family]),
)
