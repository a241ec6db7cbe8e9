import { committeeWords } from '@residency/contract/areas/progress/committees/text'
import { sessionErrors as errors } from '@residency/contract/areas/progress/sessions/access'
import {
  MAX_TRAINEES,
  type stepSession as stepCall,
} from '@residency/contract/areas/progress/sessions/session.contract'
import { sessionFlow } from '@residency/contract/areas/progress/sessions/session.flow'
import { type InputOf, joinItems } from '@residency/contract/kernel'
import { dayInChina } from '../../../platform/clock.ts'
import { mustMatchVersion, updateRow } from '../../../platform/db/versions.ts'
import { advance } from '../../../platform/flow/advance.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { lacksOf } from '../committees/lacks.rules.ts'
import { findSessionMembers, keepMembers } from '../committees/member.queries.ts'
import { visibleSessions } from '../progress.policy.ts'
import { finishSession, minutesNumber } from './finish-session.ts'
import { gatherPackets } from './gather-packets.ts'
import {
  dropPackets,
  findDecisionOfRelative,
  findTraineesOn,
  insertPackets,
  writeFacts,
} from './packet.queries.ts'
import { sealFacts } from './packet-facts.ts'
import { relationsToSession } from './session.policy.ts'
import { findSessionForUpdate, type SessionRow } from './session.queries.ts'

type Step = InputOf<typeof stepCall, 'out'>

/** Refuses a committee that cannot decide on the day of the session; answers its members. */
async function mustBeFit(tx: SignedCtx, session: SessionRow) {
  const words = committeeWords[tx.language]
  const members = await findSessionMembers(tx.db, tx.language, session)
  const lacks = lacksOf(members)

  if (lacks.length > 0)
    throw fail(errors.committeeNotFit, {
      lacks: joinItems(
        tx.language,
        lacks.map((lack) => words.lacks[lack]),
      ),
    })

  return members
}

/** Makes the packet of each trainee, and keeps it as it was. */
async function makePackets(tx: SignedCtx, session: SessionRow) {
  const trainees = await findTraineesOn(tx.db, session, MAX_TRAINEES)
  if (trainees.length === 0) throw fail(errors.sessionWithoutTrainees)
  if (trainees.length > MAX_TRAINEES) throw fail(errors.tooManyTrainees, { most: MAX_TRAINEES })

  const gathered = await gatherPackets(tx, trainees, session.factsOn)

  const idOf = await insertPackets(
    tx.db,
    gathered.map(({ trainee, mentorId, behind }) => ({
      sessionId: session.id,
      traineeId: trainee.id,
      mentorId,
      behind,
      madeAt: tx.now(),
    })),
  )

  await writeFacts(
    tx.db,
    gathered.map(({ trainee, facts }) => {
      const id = idOf.get(trainee.id)!
      return { id, sealed: sealFacts(tx, id, facts) }
    }),
  )
}

/** Every trainee has a decision, in which nobody took part who is known to be a relative now. */
async function mustBeDecided(tx: SignedCtx, { id, decided, trainees }: SessionRow) {
  if (decided < trainees) throw fail(errors.decisionsMissing, { count: trainees - decided })

  const excluded = await findDecisionOfRelative(tx.db, id)
  if (excluded) throw fail(errors.decisionOfRelative, excluded)
}

/** What has to be true or done before each step; only for who may take it now. */
async function before(tx: SignedCtx, action: Step['action'], session: SessionRow) {
  if (action === 'prepare') {
    await mustBeFit(tx, session)
    await makePackets(tx, session)
  }

  if (action === 'open') await keepMembers(tx.db, session.id, await mustBeFit(tx, session))

  if (action === 'close') await mustBeDecided(tx, session)

  // notes, packets and decisions of a session that is cancelled are nobody's business
  if (action === 'cancel') await dropPackets(tx.db, session.id)
}

/** Takes a step of a session. */
export const stepSession = (ctx: SignedCtx, { id, action, reason, version }: Step) =>
  inTransaction(ctx, async (tx) => {
    const scope = visibleSessions(tx.actor)
    const session = mustMatchVersion(
      await findSessionForUpdate(tx.db, tx.language, scope, id),
      version,
    )
    const relations = relationsToSession(session, tx.actor, dayInChina(tx.now()))
    const times = {
      prepare: { preparedAt: tx.now() },
      open: { openedAt: tx.now() },
      close: { closedAt: tx.now() },
      cancel: {},
    }[action]

    const number = action === 'close' ? await minutesNumber(tx, session) : null
    let next = session.version

    const state = await advance(
      tx,
      sessionFlow,
      action,
      { ...session, relations },
      { reason: reason ?? null },
      async (to) => {
        await before(tx, action, session)
        next = await updateRow(tx, 'progressSessions', session, {
          ...times,
          ...(number !== null && { number }),
          state: to,
        })
      },
    )

    if (action === 'close') await finishSession(tx, { ...session, number })

    return { version: next, state }
  })
