import { signupErrors } from '@residency/contract/areas/signup/access'
import { maskNumber } from '@residency/contract/kernel'
import {
  IDENTITY_DOCUMENTS,
  type IdentityDocument,
} from '@residency/contract/kernel/document-kinds'
import { documentKindWords } from '@residency/contract/kernel/document-kinds.text'
import type { SignedCtx } from '../../../platform/http/ctx.ts'

/** The columns of an identity document, in every sheet that writes or reads one. */
export const DOCUMENT_COLUMNS = ['idKind', 'idCard'] as const

export const documentKindNames = (ctx: SignedCtx) => Object.values(documentKindWords[ctx.language])

/** The kinds with their names in both languages, as a cell is read. */
export const DOCUMENT_KINDS: ReadonlyMap<IdentityDocument, readonly [string, string]> = new Map(
  IDENTITY_DOCUMENTS.map((kind) => [
    kind,
    [documentKindWords['zh-cn'][kind], documentKindWords.en[kind]],
  ]),
)

/** The cells of a document; both are empty where its number is not known. */
export const documentCells = (ctx: SignedCtx, kind: string, number: string | null) => ({
  idKind: number === null ? null : documentKindWords[ctx.language][kind as IdentityDocument],
  idCard: maskNumber(number),
})

/** One card, one registration that is handed in per intake. */
export const CARD_CONSTRAINTS = { registrations_card: signupErrors.cardTaken }
