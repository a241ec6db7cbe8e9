import { indicatorPermissions as may } from '@residency/contract/areas/standards/indicators/access'
import { holds } from '@residency/contract/kernel'
import { fillSentence } from '@residency/contract/kernel/sentence'
import type { HomeSource } from '../../../platform/area.ts'
import { placeOf, rowsPart } from '../../../platform/home-parts.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { standardsHomeWords } from './base-indicators.text.ts'
import { listBaseSummaries } from './list-figures.ts'

const SHOWN = 5

/** The figures of the reader's bases in the last year, counted by indicator. */
async function readBaseIndicators(ctx: SignedCtx) {
  if (!holds(ctx.actor, may.figureList)) return null

  const words = standardsHomeWords[ctx.language]
  const { year, bases } = await listBaseSummaries(ctx, {})
  const counted = bases
    .map((base) => ({ ...base, all: Number(base.met) + Number(base.short) + Number(base.missing) }))
    .filter(({ all }) => all > 0)
  type Base = (typeof counted)[number]

  const tagOf = ({ short, missing }: Base) => {
    if (short > 0) return { text: words.short, tone: 'bad' as const }
    return missing > 0 ? { text: words.missing, tone: 'wait' as const } : null
  }

  return rowsPart({
    title: fillSentence(words.indicators, { year }),
    rows: counted.slice(0, SHOWN).map((figure) => ({
      id: figure.id,
      title: figure.name,
      note: fillSentence(words.counts, figure),
      share: figure.met / figure.all,
      tag: tagOf(figure),
      to: placeOf('standard/indicator/index', { baseId: String(figure.id) }),
    })),
    total: counted.length,
    empty: words.nothing,
    to: placeOf('standard/indicator/index'),
  })
}

export const standardsHome: Readonly<Record<string, HomeSource>> = {
  indicators: { sections: ['base'], place: 41, read: readBaseIndicators },
}
