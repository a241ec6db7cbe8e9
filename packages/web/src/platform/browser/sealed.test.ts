import { createCipheriv, hkdfSync } from 'node:crypto'
import { FIELD_KEY_INFO, sealedBinding } from '@residency/contract/kernel'
import { expect, test } from 'vitest'
import { openSealed } from './sealed.ts'
import { hasSealed } from './sealed-fields.ts'

const TOKEN = 'a-token-of-this-session'

/** Seals as the server does: AES-256-GCM; nonce, ciphertext and tag in one base64 string. */
function seal(value: string, binding: string) {
  const key = Buffer.from(hkdfSync('sha256', TOKEN, '', FIELD_KEY_INFO, 32))
  const nonce = Buffer.alloc(12, 7)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(binding))

  return Buffer.concat([
    nonce,
    cipher.update(value, 'utf8'),
    cipher.final(),
    cipher.getAuthTag(),
  ]).toString('base64')
}

test('opens a field bound to reader, record and name, at any depth', () => {
  const data = {
    list: [
      {
        id: 5,
        idCard: seal('11010119900307002X', sealedBinding(9, 5, 'idCard')),
        inner: { phone: seal('13800138000', sealedBinding(9, 5, 'phone')) },
      },
    ],
  }

  expect(hasSealed(data)).toBe(true)
  expect(openSealed(data, `Bearer ${TOKEN}`, 9)).toEqual({
    list: [{ id: 5, idCard: '11010119900307002X', inner: { phone: '13800138000' } }],
  })
})

test('a value moved to another record does not open', () => {
  const moved = seal('13800138000', sealedBinding(9, 5, 'phone'))
  expect(openSealed({ id: 6, phone: moved }, TOKEN, 9)).toEqual({ id: 6, phone: moved })
})

test('masks, short values and other fields are left as they are', () => {
  const data = { id: 1, phone: '138****8000', idNumber: null, note: seal('x', 'y') }
  expect(hasSealed(data)).toBe(false)
  expect(openSealed(data, TOKEN, 9)).toEqual(data)
})
