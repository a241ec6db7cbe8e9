import { fillSentence } from '@residency/contract/kernel/sentence'
import type { CountedArea } from '../dashboard.policy.ts'
import { listTexts } from '../dashboard.text.ts'

type Words = Readonly<Record<string, string>>
export type Work = { count: number; isOwn: boolean; zh: string; en: string }

/** Kinds named in a message; the rest is in the inbox. */
const NAMED = 4

/** All work that waits for a person, as the inbox lists it, the largest count first. */
export function workOf(
  areas: readonly CountedArea[],
  wordsOf: (area: string, language: 'zh-cn' | 'en') => Words,
): Work[] {
  const totals = new Map<string, Work>()
  for (const { area, kinds, counts } of areas)
    for (const { kind, count } of counts) {
      if (count === 0) continue

      const before = totals.get(`${area} ${kind}`)?.count ?? 0

      totals.set(`${area} ${kind}`, {
        count: before + count,
        isOwn: kinds[kind]?.isOwn === true,
        zh: wordsOf(area, 'zh-cn')[kind] ?? kind,
        en: wordsOf(area, 'en')[kind] ?? kind,
      })
    }

  return [...totals.values()].sort((a, b) => b.count - a.count)
}

/** Whether other people wait for it: who has only own matters was notified when they happened. */
export const isAwaited = (work: readonly Work[]) => work.some(({ isOwn }) => !isOwn)

/**
 * The number of all, and the kinds, each after its number: the words begin with what is counted.
 */
export function summaryOf(work: readonly Work[]) {
  const named = work.slice(0, NAMED)
  const rest = work.length > NAMED
  return {
    count: String(work.reduce((sum, { count }) => sum + count, 0)),
    zh: listTexts.zh(
      named.map(({ zh, count }) => `${count} ${fillSentence(zh, { count })}`),
      rest,
    ),
    en: listTexts.en(
      named.map(({ en, count }) => `${count} ${fillSentence(en, { count })}`),
      rest,
    ),
  }
}
