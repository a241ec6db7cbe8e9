import type { PacketFacts } from '@residency/contract/areas/progress/sessions/packet.contract'
import type { Language } from '@residency/contract/kernel'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { factsCell } from './cells.ts'

type Facts = Readonly<Record<Language, PacketFacts>>

/** Facts as they are stored with packet `id`: in both languages, sealed. */
export const sealFacts = (tx: SignedCtx, id: number, facts: Facts): string =>
  tx.fields.sealCell(factsCell(id), JSON.stringify(facts))!

/** The facts of a packet in the reader’s language. */
export function openFacts(
  ctx: SignedCtx,
  packet: { id: number; factsSealed: string },
): PacketFacts {
  const facts = JSON.parse(ctx.fields.openCell(factsCell(packet.id), packet.factsSealed)!) as Facts

  return facts[ctx.language]
}
