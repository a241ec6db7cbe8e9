import { expect, test } from 'vitest'
import { NONCE_BYTES, openDraft, sealDraft } from './sealed-draft.rules.ts'

const key = (fill: number) => new Uint8Array(32).fill(fill)
const nonce = new Uint8Array(NONCE_BYTES).fill(7)
const content = { sections: { basic: { idCard: '510107200105120022', realName: '张予安' } } }

test('a draft opens with its key and for its sign-up, and with nothing else', () => {
  const sealed = sealDraft(key(1), '7|12', content, nonce)

  expect(openDraft(key(1), '7|12', sealed)).toEqual(content)
  expect(openDraft(key(2), '7|12', sealed)).toBeNull()
  expect(openDraft(key(1), '7|13', sealed)).toBeNull()
  expect(openDraft(key(1), '7|12', 'not a draft')).toBeNull()
})

test('nothing of it can be read where it is stored', () => {
  const sealed = sealDraft(key(1), '7|12', content, nonce)
  expect(atob(sealed)).not.toContain('510107')
  expect(sealed).not.toContain(btoa('510107200105120022').slice(0, 12))
})

test('a long draft is stored completely', () => {
  const long = { text: '药'.repeat(50_000) }
  expect(openDraft(key(1), 'x', sealDraft(key(1), 'x', long, nonce))).toEqual(long)
})
