import type { Session } from '@residency/contract/areas/progress/sessions/session.contract'
import { sessionWords } from '@residency/contract/areas/progress/sessions/text'
import { ask, toast } from '../../../platform/feedback.ts'
import { useText } from '../../../platform/texts/i18n.ts'
import { allowedActions } from '../../../ui/tables/allowed-actions.ts'
import { printMinutes, useStepSession } from './session.queries.ts'
import { sessionText } from './session.text.ts'

type SessionToChange = Pick<Session, 'id' | 'version' | 'actions'>

/**
 * The steps of a session; `cancel` opens the dialog that asks for a reason, `expect` the one for
 * everybody without a decision, where the page has it.
 */
export function useSessionActions(cancel: (row: SessionToChange) => void, expect?: () => void) {
  const text = useText(sessionText)
  const { actions } = useText(sessionWords).flows.progressSession
  const step = useStepSession()

  const questions = {
    prepare: { title: text.prepareQuestion, content: text.prepareNote },
    open: { title: text.openQuestion, content: text.openNote },
    close: { title: text.closeQuestion, content: text.closeNote },
  }

  const take =
    (action: keyof typeof questions) =>
    async ({ id, version }: SessionToChange) => {
      if (!(await ask({ ...questions[action], okText: actions[action] }))) return

      step.mutate(
        { id, version, action, reason: null },
        { onSuccess: () => void toast.success(text.stepDone) },
      )
    }

  const run = (action: keyof typeof questions) => (row: SessionToChange) => void take(action)(row)

  return (session: SessionToChange) =>
    allowedActions(session, {
      prepare: { label: actions.prepare, primary: true, onClick: run('prepare') },
      open: { label: actions.open, primary: true, onClick: run('open') },
      close: { label: actions.close, primary: true, onClick: run('close') },
      ...(expect && { expected: { label: text.expectOthers, onClick: expect } }),
      minutes: { label: text.minutes, onClick: ({ id }) => void printMinutes(id) },
      cancel: { label: text.cancelTitle, danger: true, onClick: cancel },
    })
}
