import { describe, expect, test } from 'vitest'
import { SYSTEM_ACTOR } from '../../../platform/flow/system-actor.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { formOf } from '../../../testing/builders/evaluations.ts'
import { addMentorFixtures, type MentorFixtures } from '../../../testing/builders/mentors.ts'
import { openServer } from '../../../testing/server/open-server.ts'
import { measureSeverities } from './measure-severities.ts'

const PATH = '/api/v1/raterSeverities'

type Row = {
  rater: string
  severity: number | null
  se: number | null
  lean: string | null
  mean: number
  group: number
  ratings: number
}

type Answer = { list: Row[]; total: number; groups: number; computedOn: string | null }
const server = await openServer()
const fixture = await addMentorFixtures(server, { mentors: 6, trainees: 8 })

const audit = Object.assign(async () => {}, {
  within: () => audit,
}) as unknown as SignedCtx['audit']

const system = () =>
  ({
    db: server.db,
    now: () => server.clock.now,
    language: 'zh-cn',
    services: {},
    audit,
    actor: SYSTEM_ACTOR,
  }) as unknown as SignedCtx

const read = async (who: string, query = '') =>
  (await (await server.as(who)).get(`${PATH}${query}`)).data as Answer

/**
 * Monthly forms of all trainees by all these mentors, the first of them two marks stricter than the
 * others.
 */
async function marked(people: MentorFixtures, mentors = people.mentors) {
  const { id: templateId, sections } = await formOf(server, 'monthly')
  const keys = sections.flatMap(({ items }) =>
    items.filter((item) => item.kind === 'score').map(({ key }) => key),
  )

  const rows = mentors.flatMap(({ userId }, rater) =>
    people.trainees.map(({ traineeId }, index) => ({
      templateId,
      raterId: userId,
      traineeId,
      texts: '{}',
      key: crypto.randomUUID(),
      assessedOn: '2026-11-12',
      scores: JSON.stringify(
        Object.fromEntries(
          keys.map((key, i) => [
            key,
            4 + ((index + i + rater * index) % 4) - (rater === 0 ? 2 : 0),
          ]),
        ),
      ),
    })),
  )

  await server.db.insertInto('evaluationAnswers').values(rows).execute()
}

describe('how strict raters mark', () => {
  test('is computed once a day, shown with its standard error, and read in one’s own bases only', async () => {
    await marked(fixture)

    const few = await addMentorFixtures(server, {
      mentors: 2,
      trainees: 2,
      base: '检验基地',
      department: '检验科',
    })

    await marked(few)
    expect([await measureSeverities(system()), await measureSeverities(system())]).toEqual([2, 0])

    const all = await read('bhb')

    expect(all).toMatchObject({ total: 8, computedOn: '2026-11-20', groups: 1 })
    expect(all.list[0]).toMatchObject({ lean: 'stricter', ratings: 48, group: 1 })
    expect(all.list[0]!.se).toBeGreaterThan(0)
    expect(all.list.slice(0, 6).reduce((sum, { severity }) => sum + severity!, 0)).toBeCloseTo(0, 1)

    expect(all.list.filter(({ severity }) => severity === null)).toMatchObject([
      { lean: null, ratings: 12 },
      { ratings: 12 },
    ])

    expect((await read('base')).total).toBe(6)
    expect((await read('bhb', `?baseId=${few.baseId}`)).total).toBe(2)
    expect(await (await server.as(fixture.mentors[0]!.username)).get(PATH)).toMatchObject({
      status: 401,
    })
  })
  test('is not compared between raters whom no trainee links: they are of another group', async () => {
    const apart = await addMentorFixtures(server, { mentors: 2, trainees: 2 })
    await marked(apart)
    server.clock.now = new Date('2026-11-21T09:00:00+08:00')
    await measureSeverities(system())

    const { list, groups } = await read('base')

    expect([groups, list.length]).toEqual([2, 8])

    expect(list.filter(({ group }) => group === 2)).toMatchObject([
      { severity: null },
      { severity: null },
    ])
  })
})
