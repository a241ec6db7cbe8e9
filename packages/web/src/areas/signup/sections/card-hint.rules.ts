import { foldCode } from '@residency/contract/kernel/fold'
import {
  type IdCardFault,
  type IdentityDocument,
  judgedKind,
  readDocument,
} from '@residency/contract/kernel/identity-document'

export type CardHint =
  | { kind: 'empty' }
  | { kind: 'typing'; left: number }
  | { kind: 'fault'; fault: IdCardFault; document: IdentityDocument }
  /** The number fits; birth date and sex where its document has them. */
  | { kind: 'read'; document: IdentityDocument; birthDate: string | null; gender: 1 | 2 | null }

/** Documents whose numbers have a length that a person counts to. */
const LENGTHS: Readonly<Partial<Record<IdentityDocument, number>>> = {
  id_card: 18,
  residence_permit: 18,
}

/**
 * What the number of a document implies while it is typed. `today` is YYYY-MM-DD in Asia/Shanghai.
 */
export function cardHint(
  typed: string | null | undefined,
  today: string,
  chosen: IdentityDocument = 'id_card',
): CardHint {
  const bare = foldCode(typed ?? '').replaceAll('-', '')
  if (bare === '') return { kind: 'empty' }

  const length = LENGTHS[chosen] ?? 0
  if (bare.length < length && /^\d+$/.test(bare))
    return { kind: 'typing', left: length - bare.length }

  const document = judgedKind(chosen, bare)
  const reading = readDocument(document, bare, today)

  return 'fault' in reading
    ? { kind: 'fault', fault: reading.fault, document }
    : { kind: 'read', document, birthDate: reading.birthDate, gender: reading.gender }
}
