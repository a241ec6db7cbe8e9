import { addDays, addMonths } from '@residency/contract/kernel/day'
import { sql } from 'kysely'
import { findUnusedRequirements } from '../../areas/competence/items/item.queries.ts'
import { createItem } from '../../areas/competence/items/save-item.ts'
import { endLevels, remindOfEnds } from '../../areas/competence/levels/end-levels.ts'
import { proposeLevel } from '../../areas/competence/levels/propose-level.ts'
import { grantPlan } from '../../areas/competence/levels/review-grants.ts'
import { isOnBooks } from '../../areas/trainees/trainees.public.ts'
import { dayInChina } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/connect/pool.ts'
import { asPerson, asTime, type Demo, decideAll, momentOf, momentOn } from '../demo.ts'
import { insertBadges, insertObservations } from './observations.demo.ts'

const ITEMS_OF_PROFESSION = 6

/** Levels of the last weeks, and such that have ended. */
const RECENT = 40
const FORMER = 6

/** Items of both professions, levels in every state, observations and badges. */
export async function fillCompetenceDemo(demo: Demo) {
  await addItems(demo)
  await insertObservations(demo.db, dayInChina(demo.now))

  const observed = await findObserved(demo.db, demo.people.get('student')!)
  const recent = observed.slice(0, RECENT)
  for (const [place, pair] of recent.entries())
    await addLevel(demo, pair, PLANS[place % PLANS.length]!)

  const monthsAgo = addDays(dayInChina(demo.now), -60)
  const former = observed.slice(RECENT).filter(({ lastOn }) => lastOn < monthsAgo)
  for (const pair of former.slice(0, FORMER)) await addLevel(demo, pair, ENDED)

  await endLevels(asTime(demo, demo.now))
  await remindOfEnds(asTime(demo, demo.now))
  await insertBadges(demo.db, demo.people.get('bhb')!, demo.now)
}

async function addItems(demo: Demo) {
  const office = await asPerson(demo, 'bhb', momentOf(demo, -560))

  for (const profession of ['pharmacist', 'technician'] as const) {
    const all = await findUnusedRequirements(demo.db, profession)
    const skills = all.filter(({ kind }) => kind === 'skill' || kind === 'basic')

    for (const [place, requirement] of (skills.length > 0 ? skills : all)
      .slice(0, ITEMS_OF_PROFESSION)
      .entries())
      await createItem(office, {
        ...requirement,
        profession,
        neededLevel: place < 3 ? 4 : null,
        validMonths: 12,
        status: 1,
      })
  }
}

type ObservedPair = { traineeId: number; itemId: number; observerId: number; lastOn: string }

/**
 * Items that were observed at least twice, those of one account first, then the latest. Who has
 * gone gets no level.
 */
const findObserved = async (db: Db, userId: number) =>
  (
    await sql<ObservedPair>`select o.trainee_id, o.item_id, (array_agg(o.observer_id order by o.observed_on desc, o.id desc))[1] as observer_id,
        max(o.observed_on) as last_on
      from competence_observations o join trainees t on t.id = o.trainee_id
      where ${isOnBooks('t')}
      group by o.trainee_id, o.item_id, t.user_id having count(*) >= 2
      order by t.user_id = ${userId} desc, max(o.observed_on) desc, o.trainee_id, o.item_id`.execute(
      db,
    )
  ).rows

/** What happens to a level; `end`: its last day, counted from today. */
type LevelPlan = {
  level: number
  end?: number
  outcome: 'wait' | 'confirm' | 'decline' | 'retract' | 'withdraw'
  reason?: string
}

const PLANS: readonly LevelPlan[] = [
  { level: 4, outcome: 'confirm' },
  { level: 3, outcome: 'confirm' },
  { level: 3, outcome: 'withdraw', reason: '发生一次核对差错，重新观察后再决定' },
  { level: 2, outcome: 'confirm', end: 20 },
  { level: 4, outcome: 'wait' },
  { level: 3, outcome: 'wait' },
  { level: 5, outcome: 'confirm' },
  { level: 4, outcome: 'decline', reason: '近三个月的观察不足五次，请再观察' },
  { level: 4, outcome: 'retract' },
]

const ENDED: LevelPlan = { level: 2, outcome: 'confirm', end: -3 }

async function addLevel(demo: Demo, { lastOn, ...pair }: ObservedPair, plan: LevelPlan) {
  const { traineeId, itemId, observerId } = pair
  const proposedOn = addDays(lastOn, 1)
  const proposer = await asPerson(demo, observerId, momentOn(demo, proposedOn, '16:00'))
  const today = dayInChina(demo.now)
  const wanted = plan.end === undefined ? addMonths(proposedOn, 11) : addDays(today, plan.end)
  // a level that was proposed only now cannot have ended
  const validUntil = wanted > proposedOn ? wanted : addDays(proposedOn, 90)

  const { id, state } = await proposeLevel(proposer, {
    traineeId,
    itemId,
    level: plan.level,
    validUntil,
    basis: '近期多次观察，操作稳定',
  })

  const office = await asPerson(demo, 'bhb', momentOn(demo, addDays(proposedOn, 1), '09:00'))
  const decision = { ids: [id], reason: plan.reason ?? null }
  if (plan.outcome === 'retract')
    await decideAll(proposer, grantPlan, { ...decision, action: 'retract' })
  if (plan.outcome === 'decline')
    await decideAll(office, grantPlan, { ...decision, action: 'decline' })
  if (plan.outcome !== 'confirm' && plan.outcome !== 'withdraw') return

  if (state === 'proposed')
    await decideAll(office, grantPlan, { ids: [id], reason: null, action: 'confirm' })
  if (plan.outcome === 'withdraw')
    await decideAll(office, grantPlan, { ...decision, action: 'withdraw' })
}
