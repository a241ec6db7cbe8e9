import { requestErrors as errors } from '@residency/contract/areas/evaluation/requests/access'
import {
  REQUEST_KINDS,
  type RequestForm,
} from '@residency/contract/areas/evaluation/requests/request.contract'
import { requestFlow } from '@residency/contract/areas/evaluation/requests/request.flow'
import { asksForText } from '@residency/contract/areas/evaluation/templates/evaluation-form.public'
import { labelIn } from '@residency/contract/kernel'
import { HOUR_MS } from '@residency/contract/kernel/day'
import { dayInChina, momentAfter } from '../../../platform/clock.ts'
import { newToken } from '../../../platform/crypto/tokens.ts'
import { createRecord } from '../../../platform/db/records.ts'
import { updateRow } from '../../../platform/db/versions.ts'
import { advance } from '../../../platform/flow/advance.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { findRequestRules } from '../settings/setting.queries.ts'
import { inChosenOrder } from '../settings/settings.ts'
import { findPublishedForms } from '../templates/template.queries.ts'
import { findSupervisorsToAsk } from './find-supervisors.ts'
import { lapseRequests } from './follow-requests.ts'
import { mustBeOpen } from './must-be-open.ts'
import { notifyOfRequests } from './notify-of-requests.ts'
import { askedBy, relationsToRequest } from './request.policy.ts'
import { countAskedOn, findRequest, findRequestForUpdate, lockAsker } from './request.queries.ts'

/** Forms about one occasion that are filled in by taps alone. */
const findFormsToAsk = async (ctx: SignedCtx) =>
  (await findPublishedForms(ctx.db, REQUEST_KINDS)).filter(({ sections }) => !asksForText(sections))

/** What a trainee chooses from, and how many more requests the day allows. */
export async function listRequestChoices(ctx: SignedCtx) {
  const rules = await findRequestRules(ctx.db)
  const forms = await inChosenOrder(ctx, await findFormsToAsk(ctx))
  const supervisors = await findSupervisorsToAsk(ctx)
  const sentToday = await countAskedOn(ctx.db, ctx.actor.userId, dayInChina(ctx.now()))

  return {
    forms: forms.map(({ id, name, nameEn }) => ({
      value: id,
      label: labelIn(ctx.language, name, nameEn),
    })),
    supervisors,
    left: Math.max(0, rules.perDay - sentToday),
    perDay: rules.perDay,
    hoursOpen: rules.hoursOpen,
  }
}

/** A trainee asks a supervisor, who is notified. Two tabs are counted after one another. */
export const askForEvaluation = (ctx: SignedCtx, { templateId, supervisorId }: RequestForm) =>
  inTransaction(ctx, async (tx) => {
    const { userId } = tx.actor

    await lockAsker(tx.db, userId)
    // what is over prevents nothing, also before the job has ended it
    await lapseRequests(tx, askedBy(tx.actor))

    const form = (await findFormsToAsk(tx)).find(({ id }) => id === templateId)
    if (!form) throw fail(errors.requestFormUnknown)

    const supervisor = (await findSupervisorsToAsk(tx)).find(
      (person) => person.userId === supervisorId,
    )
    if (!supervisor) throw fail(errors.requestSupervisorUnknown)

    const today = dayInChina(tx.now())
    const { perDay, hoursOpen } = await findRequestRules(tx.db)
    const before = await countAskedOn(tx.db, userId, today)
    if (before >= perDay) throw fail(errors.requestsSpent, { most: perDay })

    const { traineeId, departmentId, blockId, aboutOn } = supervisor

    const { id } = await createRecord(tx, 'evaluationRequests', {
      columns: {
        traineeId,
        departmentId,
        blockId,
        aboutOn,
        templateId,
        supervisorId,
        askedOn: today,
        code: newToken(),
        lapsesAt: momentAfter(tx.now(), hoursOpen * HOUR_MS),
        state: requestFlow.initial,
      },
      action: 'evaluation.request.ask',
      entity: requestFlow.name,
      detail: { after: { supervisor: supervisorId, form: templateId } },
      errors: { evaluation_requests_open: errors.requestUnderWay },
    })

    const request = found(await findRequest(tx.db, askedBy(tx.actor), tx.now(), id))

    await notifyOfRequests(tx, 'asked', [request])

    return { id, left: perDay - before - 1 }
  })

/** The trainee takes a request back that was not answered. */
export const withdrawRequest = (ctx: SignedCtx, { id }: { id: number }) =>
  inTransaction(ctx, async (tx) => {
    const now = tx.now()
    const request = found(await findRequestForUpdate(tx.db, askedBy(tx.actor), now, id))

    mustBeOpen(tx, request)

    const record = { ...request, relations: relationsToRequest(request, tx.actor, now) }

    await advance(tx, requestFlow, 'withdraw', record, {}, (state) =>
      updateRow(tx, 'evaluationRequests', request, { state, endedAt: now }),
    )

    return null
  })
