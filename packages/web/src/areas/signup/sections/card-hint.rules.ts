import { foldCode } from '@residency/contract/kernel/fold'
import { type IdCardFault, readIdCard } from '@residency/contract/kernel/identity-document'

export type CardHint =
  | { kind: 'empty' }
  | { kind: 'typing'; left: number }
  | { kind: 'fault'; fault: IdCardFault }
  | { kind: 'read'; birthDate: string; gender: 1 | 2 }
const LENGTH = 18

/** What a card number implies while it is typed. `today` is YYYY-MM-DD in Asia/Shanghai. */
export function cardHint(typed: string | null | undefined, today: string): CardHint {
  const bare = foldCode(typed ?? '').replaceAll('-', '')
  if (bare === '') return { kind: 'empty' }
  if (bare.length < LENGTH && /^\d+$/.test(bare)) return { kind: 'typing', left: LENGTH - bare.length }
  const reading = readIdCard(bare, today)
  return 'fault' in reading
    ? { kind: 'fault', fault: reading.fault }
    : { kind: 'read', birthDate: reading.birthDate, gender: reading.gender }
}
