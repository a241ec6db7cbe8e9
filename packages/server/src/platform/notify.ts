import type { SignedCtx } from './http/ctx.ts'

export type Recipient = {
  userId: number
  /** The values of the template's blanks, in both languages where they differ. */
  values: Readonly<Record<string, string>>
  valuesEn?: Readonly<Record<string, string>>
  /** The page the notice leads to. */
  path?: string
}

/** Sends a notice by the office's template of this kind, in the caller's transaction; implemented by messages. */
type Notify = (tx: SignedCtx, kind: string, recipients: readonly Recipient[]) => Promise<void>

declare module './http/ctx.ts' {
  interface Services {
    notify: Notify
  }
}
