import { describe, expect, test } from 'vitest'
import { ownStatusOf, receiptStatusOf } from './receipt-status.rules.ts'

const AT = new Date('2026-11-20T09:00:00+08:00')

describe('how far a recipient is', () => {
  test.each([
    [false, null, null, 'unread', 'unread'],
    [false, AT, null, 'read', 'read'],
    [true, null, null, 'unread', 'toConfirm'],
    [true, AT, null, 'toConfirm', 'toConfirm'],
    [true, AT, AT, 'confirmed', 'confirmed'],
  ] as const)(
    'urgent %s, read %s, confirmed %s: %s for the sender, %s for the recipient',
    (isUrgent, readAt, confirmedAt, sender, own) => {
      const receipt = { isUrgent, readAt, confirmedAt }

      expect(receiptStatusOf(receipt)).toBe(sender)
      expect(ownStatusOf({ ...receipt, withdrawnAt: null })).toBe(own)
      expect(ownStatusOf({ ...receipt, withdrawnAt: AT })).toBe('withdrawn')
    },
  )
})
