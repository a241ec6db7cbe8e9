import { intakesPermissions as may } from '@residency/contract/areas/intakes/access'
import { holds, labelIn } from '@residency/contract/kernel'
import { fillSentence } from '@residency/contract/kernel/sentence'
import type { HomeSource } from '../../platform/area.ts'
import { dayInChina, minuteInChina } from '../../platform/clock.ts'
import { placeOf, rowsPart } from '../../platform/home-parts.ts'
import type { SignedCtx } from '../../platform/http/ctx.ts'
import {
  type CountedIntake,
  countStagesOf,
  findUnfinishedIntakes,
  stageLineOf,
} from '../intakes/intakes.public.ts'
import { admissionHomeWords } from './home.text.ts'

const SHOWN = 5

/** Intakes under way, each with the step that comes next. */
async function readNextSteps(ctx: SignedCtx) {
  if (!holds(ctx.actor, may.intakeMove)) return null

  const words = admissionHomeWords[ctx.language]
  const intakes = await findUnfinishedIntakes(ctx.db, SHOWN)

  const stages = await countStagesOf(
    ctx.db,
    intakes.map(({ id }) => id),
  )

  const clock = { now: ctx.now(), today: dayInChina(ctx.now()), minuteOf: minuteInChina }

  const nextOf = (r: CountedIntake) =>
    stageLineOf(
      {
        id: r.id,
        state: r.state,
        seats: r.seats,
        signUpUntil: r.signUpUntil,
        confirmUntil: r.confirmUntil,
        publicationUntil: r.publicationUntil,
        ...stages.get(r.id)!,
      },
      clock,
      true,
    ).next

  return rowsPart({
    title: words.intakes,
    rows: intakes.map((r) => {
      const next = nextOf(r)
      return {
        id: r.id,
        title: labelIn(ctx.language, r.name, r.nameEn),
        note: fillSentence(words.counts, { registrations: r.signUps, seats: r.seats }),
        tag: next
          ? { text: fillSentence(words.next, { step: words.steps[next.step] }), tone: 'wait' }
          : {
              text: fillSentence(words.waits, { until: minuteInChina(r.signUpUntil) }),
              tone: 'calm',
            },
        to: placeOf('recruit/batch/index', { id: String(r.id) }),
      }
    }),
    empty: words.nothing,
    to: placeOf('recruit/batch/index'),
  })
}

export const admissionHome: Readonly<Record<string, HomeSource>> = {
  nextSteps: { sections: ['office'], place: 20, read: readNextSteps },
}
