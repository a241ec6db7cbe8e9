import * as session from '@residency/contract/areas/progress/sessions/session.contract'
import { sessionWords } from '@residency/contract/areas/progress/sessions/text'
import type { Binder } from '../../../platform/http/bind.ts'
import { declareRelative, withdrawRelative } from '../decisions/declare-relatives.ts'
import { answerDecision, getOwnProgress, signDecision } from '../decisions/own-progress.ts'
import { recordDecision } from '../decisions/record-decision.ts'
import { recordExpected } from '../decisions/record-expected.ts'
import { settleRepeat } from '../decisions/settle-repeat.ts'
import { printMinutes } from '../minutes/print-minutes.ts'
import { getPacket } from './get-packet.ts'
import { getSession, listSessions } from './list-sessions.ts'
import { createSession } from './plan-session.ts'
import { saveNote } from './save-note.ts'
import { stepSession } from './step-session.ts'

export function sessionRoutes(binder: Binder) {
  const bind = binder(sessionWords)

  bind(session.listSessions, listSessions)
  bind(session.getSession, getSession)
  bind(session.createSession, createSession)
  bind(session.stepSession, stepSession)
  bind(session.printMinutes, printMinutes)
  bind(session.getPacket, getPacket)
  bind(session.saveNote, saveNote)
  bind(session.recordDecision, recordDecision)
  bind(session.recordExpected, recordExpected)
  bind(session.settleRepeat, settleRepeat)
  bind(session.declareRelative, declareRelative)
  bind(session.withdrawRelative, withdrawRelative)
  bind(session.getOwnProgress, getOwnProgress)
  bind(session.signDecision, signDecision)
  bind(session.answerDecision, answerDecision)
}
