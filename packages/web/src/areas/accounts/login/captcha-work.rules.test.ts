import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { findWork, firstBitsOf } from './captcha-work.rules.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest()

describe('verification without a picture', () => {
  test('hashes as everybody does', () => {
    for (const text of ['', 'a', 'w18-0123456789abcdef0123456789abcdef:42', 'x'.repeat(55)])
      expect(firstBitsOf(text)).toBe(sha256(text).readUInt32BE(0))
  })

  test('finds digits whose hash begins with the zeros that are asked for', async () => {
    const key = 'w12-0123456789abcdef0123456789abcdef'
    const digits = await findWork(key, 12, () => true)

    expect(digits).toMatch(/^\d+$/)
    expect(sha256(`${key}:${digits}`).readUInt32BE(0)).toBeLessThan(2 ** 20)
  })

  test('is given up when another captcha is shown', async () => {
    let turns = 0
    expect(await findWork('w32-k', 32, () => turns++ < 2)).toBe('')
  })
})
