import type { SignedCtx } from './http/ctx.ts'
import type { BlankOf, NoticeKind } from './notices.ts'

export type Recipient<Blank extends string = string> = {
  userId: number

  /** The values of the template's blanks; those in English where they differ. */
  values: Readonly<Record<Blank, string>>
  valuesEn?: Readonly<Partial<Record<Blank, string>>>

  /** The page the notice leads to. */
  path?: string
}

/** Whom a notice of this kind goes to: everybody with a value for each of its blanks. */
export type RecipientOf<Kind extends NoticeKind> = Recipient<BlankOf<Kind>>

type ValueNames<To> = To extends { values: infer Values; valuesEn?: infer ValuesEn }
  ? keyof Values | keyof NonNullable<ValuesEn>
  : never

/** Refuses values for blanks that the kind has not, and kinds whose blanks are not known. */
type OnlyBlanksOf<Kind extends NoticeKind, To> =
  string extends BlankOf<Kind>
    ? { unknownBlanks: Kind }
    : [Exclude<ValueNames<To>, BlankOf<Kind>>] extends [never]
      ? unknown
      : { noBlankOfThisKind: Exclude<ValueNames<To>, BlankOf<Kind>> }

/**
 * Sends a notice by the office's template of this kind, in the caller's transaction; implemented by
 * messages.
 */
export type Notify = <Kind extends NoticeKind, To extends RecipientOf<Kind>>(
  tx: SignedCtx,
  kind: Kind,
  recipients: readonly To[] & OnlyBlanksOf<Kind, To>,
) => Promise<void>

declare module './http/ctx.ts' {
  interface Services {
    notify: Notify
  }
}
