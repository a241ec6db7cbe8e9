import { labelIn } from '@residency/contract/kernel'
import { daysIn } from '@residency/contract/kernel/day'
import { fillSentence } from '@residency/contract/kernel/sentence'
import { dayInChina } from '../../../platform/clock.ts'
import { factsPart, placeOf } from '../../../platform/home-parts.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { findOwnRotationTrainee, findStays } from '../trainee-rotations/own.queries.ts'
import { rotationsHomeWords } from './home.text.ts'

/** Where the reader is today, with whom and how long, and what follows. */
export async function readOwnStay(ctx: SignedCtx) {
  const words = rotationsHomeWords[ctx.language]
  const today = dayInChina(ctx.now())
  const trainee = await findOwnRotationTrainee(ctx.db, ctx.actor.userId)
  const stays = trainee ? await findStays(ctx.db, trainee.id, today) : []
  const now = stays.find(({ presence }) => presence !== null)
  const next = stays.find(({ startsOn }) => startsOn > today)
  type Stay = (typeof stays)[number]
  const name = (stay: Stay) => labelIn(ctx.language, stay.department, stay.departmentEn)
  const span = (stay: Stay) => fillSentence(words.span, { from: stay.startsOn, until: stay.endsOn })

  const dayOf = (stay: Stay) =>
    fillSentence(words.dayOf, {
      day: daysIn(stay.startsOn, today),
      days: daysIn(stay.startsOn, stay.endsOn),
    })

  const noteOf = (stay: Stay) =>
    [span(stay), dayOf(stay), ...(stay.presence === 'here' ? [] : [words[stay.presence!]])].join(
      ' · ',
    )

  const facts = [
    now
      ? { label: words.now, value: name(now), note: noteOf(now) }
      : { label: words.now, value: words.nothingNow },
    ...(now ? [{ label: words.supervisor, value: now.supervisor ?? words.noSupervisor }] : []),
    next
      ? { label: words.next, value: name(next), note: span(next) }
      : { label: words.next, value: words.nothingNext },
  ]

  return factsPart({
    title: words.ownStay,
    facts: now || next ? facts : [],
    empty: words.noStay,
    to: placeOf('rotation/own/index'),
  })
}
