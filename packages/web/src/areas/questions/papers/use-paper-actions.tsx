import type { Paper } from '@residency/contract/areas/questions/papers/paper.contract'
import { paperWords } from '@residency/contract/areas/questions/papers/text'
import { ask, toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { askToDelete } from '../../../screens/ask-to-delete.ts'
import { useRowDialog } from '../../../screens/use-row-dialog.ts'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { allowedActions } from '../../../ui/tables/allowed-actions.ts'
import { useActOnPaper, useCopyPaper, useDeletePaper } from './paper.queries.ts'
import { paperText } from './paper.text.ts'
import type { PaperFormProps } from './paper-form.tsx'

const PaperForm = lazyDialog<PaperFormProps>(() =>
  import('./paper-form.tsx').then((part) => part.default),
)

/**
 * What may be done with a paper, with its dialog; list and record share it. `onMade`: where a new
 * paper leads, `onGone`: a deleted one.
 */
export function usePaperActions(onMade: (id: number) => void, onGone: () => void) {
  const text = useText(paperText)
  const { actions } = useText(paperWords).flows.paper
  const paperForm = useRowDialog<number>()
  const [act, copy, remove] = [useActOnPaper(), useCopyPaper(), useDeletePaper()]

  const decide = async ({ id, version, name }: Paper, action: 'check' | 'reopen') => {
    const words = {
      check: [text.checkQuestion, text.checkNote, text.checked],
      reopen: [text.reopenQuestion, text.reopenNote, text.reopened],
    }

    const [title, content, done] = words[action] as [string, string, string]
    if (await ask({ title: say(title, { name }), content, okText: actions[action] }))
      act.mutate({ id, version, action }, { onSuccess: () => void toast.success(done) })
  }

  const doCopy = ({ id }: Paper) =>
    copy.mutate(id, {
      onSuccess: (made) => {
        toast.success(text.copied)
        onMade(made.id)
      },
    })

  const doDelete = async ({ id, name }: Paper) => {
    if (await askToDelete(text, { name }, () => remove.mutateAsync(id))) onGone()
  }

  const acts = {
    check: { label: actions.check, onClick: (paper: Paper) => void decide(paper, 'check') },
    edit: { label: text.edit, onClick: (paper: Paper) => paperForm.open(paper.id) },
    copy: { label: text.copy, onClick: doCopy },
    reopen: { label: actions.reopen, onClick: (paper: Paper) => void decide(paper, 'reopen') },
    delete: { label: text.remove, danger: true, onClick: (paper: Paper) => void doDelete(paper) },
  }

  const actionsOf = (paper: Paper) => allowedActions(paper, acts)

  const dialogs = (
    <PaperForm
      isOpen={paperForm.isOpen}
      id={paperForm.opened}
      onMade={onMade}
      onClose={paperForm.close}
    />
  )

  return { actionsOf, dialogs, add: paperForm.add }
}
