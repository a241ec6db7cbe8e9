import { calendarDay, type Language, optionalText, requiredText } from '@residency/contract/kernel'
import { foldLabel } from '@residency/contract/kernel/fold'
import { sheetWords } from '@residency/contract/kernel/sheets/text'
import { z } from 'zod'

const [zh, en] = [sheetWords['zh-cn'], sheetWords.en]
const cellText = z.string().default('')

/**
 * A choice by its label in either language or by its value; an empty cell is `otherwise`, or
 * invalid without one.
 */
function choice<V extends string | number>(
  values: ReadonlyMap<V, readonly string[]>,
  otherwise?: V | null,
) {
  const byWord = new Map(
    [...values].flatMap(([value, words]) =>
      [String(value), ...words].map((word) => [foldLabel(word), value]),
    ),
  )

  return cellText.transform((text, ctx): V | null => {
    const word = foldLabel(text)
    if (word === '' && otherwise !== undefined) return otherwise

    const value = byWord.get(word)
    if (value !== undefined) return value

    ctx.addIssue({
      code: 'custom',
      message: word === '' ? 'kernel.text.required' : 'cell.notOneOf',
    })

    return z.NEVER
  })
}

const number = (written: RegExp, min: number, max: number, otherwise?: number | null) =>
  cellText.transform((text, ctx): number | null => {
    if (text.trim() === '' && otherwise !== undefined) return otherwise

    const value = written.test(text.trim()) ? Number(text) : Number.NaN
    if (value >= min && value <= max) return value

    ctx.addIssue({ code: 'custom', message: 'cell.number', params: { min, max } })

    return z.NEVER
  })

/** The label of a state, as `cell.state()` reads it. */
export const stateIn = (language: Language, status: number): string =>
  sheetWords[language][status === 1 ? 'enabled' : 'disabled']

export const statesIn = (language: Language) => [stateIn(language, 1), stateIn(language, 0)]

const DAY = /^(\d{4})\D(\d{1,2})\D(\d{1,2})\D?$/

/** A date as offices write it (2026/10/1, 2026年10月1日) in wire format; other text unchanged. */
const dayText = (text: string) =>
  text
    .trim()
    .replace(
      DAY,
      (_, year, month, day) => `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
    )

/** Whether a cell holds a number as it goes out, with stars in its middle. */
export const isMasked = (text: string | null | undefined) =>
  /^[\dA-Z]+\*+[\dA-Z]+$/i.test(text?.trim() ?? '')

/** Parsers of cell texts. Empty cells arrive as ''. */
export const cell = {
  /** Validates by the rule of a form's text field. */
  like: <T>(field: z.ZodType<T>) => cellText.pipe(field as z.ZodType<T, string>),

  /** The same, or a number as it went out: its record is found when the rows are judged. */
  orMasked: (field: z.ZodType<string>) =>
    cellText.transform((text, ctx): string => {
      if (isMasked(text)) return text.trim()

      const read = field.safeParse(text)
      if (read.success) return read.data

      ctx.addIssue({ code: 'custom', message: read.error.issues[0]!.message })

      return z.NEVER
    }),
  text: (max: number) => cellText.pipe(requiredText(max)),
  optionalText: (max: number) =>
    cellText.pipe(optionalText(max) as unknown as z.ZodType<string | null, string>),

  /** Digits only; an empty cell is `otherwise`, or invalid without one. */
  integer: (min: number, max: number, otherwise?: number | null) =>
    number(/^-?\d{1,15}(\.0+)?$/, min, max, otherwise),
  decimal: (min: number, max: number, otherwise?: number | null) =>
    number(/^-?\d{1,12}(\.\d{1,6})?$/, min, max, otherwise),

  /** A calendar day with any separators. */
  day: () => cellText.transform(dayText).pipe(calendarDay),
  choice,

  /** 启用 / 停用; enabled if empty. */
  state: () =>
    choice<0 | 1>(
      new Map([
        [1, [zh.enabled, en.enabled]],
        [0, [zh.disabled, en.disabled]],
      ]),
      1,
    ).transform((v) => v ?? 1),
  yesNo: (otherwise: boolean) =>
    choice<'yes' | 'no'>(
      new Map([
        ['yes', [zh.yes, en.yes, 'true']],
        ['no', [zh.no, en.no, 'false']],
      ]),
      otherwise ? 'yes' : 'no',
    ).transform((v) => v === 'yes'),
}
