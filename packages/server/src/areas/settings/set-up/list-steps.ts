import { holds, type Language } from '@residency/contract/kernel'
import { everyOf, publishedName, type SetUpStep } from '../../../platform/area.ts'
import { mergeReads } from '../../../platform/db/connect/pool.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import {
  choiceOf,
  findChoices,
  findNames,
  findPeopleWho,
  type StepChoice,
} from './set-up.queries.ts'

type Words = Readonly<Record<string, { title: string; lead: string }>>

const inOrder = (steps: readonly SetUpStep[]) => steps.toSorted((a, b) => a.place - b.place)

export const stepOf = (ctx: SignedCtx, key: string): SetUpStep =>
  found(everyOf(ctx.services.areas, 'setUpSteps').find((step) => step.key === key))

/** Title and lead of a step, as its area words them. */
export function wordsOf(ctx: SignedCtx, key: string, language: Language) {
  const area = ctx.services.areas.find(({ setUpSteps = [] }) =>
    setUpSteps.some((step) => step.key === key),
  )

  return (ctx.words[publishedName(area!)]![language].setUp as Words)[key]!
}

const stateOf = (isDone: boolean, { isNeeded }: StepChoice) => {
  if (isDone) return 'done'

  return isNeeded ? 'todo' : 'notNeeded'
}

/** All steps with their states as the records show them; `left` counts those still to do. */
export async function listSetUpSteps(request: SignedCtx) {
  const ctx = { ...request, db: mergeReads(request.db) }
  const all = inOrder(everyOf(ctx.services.areas, 'setUpSteps'))

  const [choices, facts] = await Promise.all([
    findChoices(ctx.db),
    Promise.all(all.map(({ isDone }) => isDone(ctx))),
  ])

  const ids = [...choices.values()].flatMap(({ handedTo }) => handedTo ?? [])
  const names = await findNames(ctx.db, ids)

  const steps = all.map(({ key, views, permission }, i) => {
    const choice = choiceOf(choices, key)
    const name = choice.handedTo === null ? undefined : names.get(choice.handedTo)

    return {
      step: key,
      ...wordsOf(ctx, key, ctx.language),
      state: stateOf(facts[i]!, choice) as 'done' | 'todo' | 'notNeeded',
      views: [...views],
      mayDo: holds(ctx.actor, permission),
      handedTo: name === undefined ? null : { id: choice.handedTo!, name },
      version: choice.version,
    }
  })

  return { steps, left: steps.filter(({ state }) => state === 'todo').length }
}

type PeopleInput = { step: string; keywords?: string | undefined }

/** People to whom a step can be handed. */
export const listSetUpPeople = async (ctx: SignedCtx, { step, keywords }: PeopleInput) =>
  (await findPeopleWho(ctx.db, stepOf(ctx, step).permission, keywords)).map(({ id, name }) => ({
    value: id,
    label: name,
  }))
