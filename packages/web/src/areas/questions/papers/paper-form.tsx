import {
  type PaperDetail,
  paperForm,
} from '@residency/contract/areas/questions/papers/paper.contract'
import { toast } from '../../../platform/feedback.ts'
import { useText } from '../../../platform/texts/i18n.ts'
import { useFirstRead } from '../../../screens/first-read.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { type PaperValues, usePaperChoices, usePaperOf, useSavePaper } from './paper.queries.ts'
import { paperText } from './paper.text.ts'
import { PaperFields } from './paper-fields.tsx'

/** A switch is 1 or 0 in a form. */
export type PaperFieldValues = Omit<PaperValues, 'givesPart'> & { givesPart: 0 | 1 }

export const valuesOf = ({
  title,
  note,
  baseId,
  passPercent,
  givesPart,
}: PaperFieldValues): PaperValues => ({
  title,
  note: note ?? null,
  baseId: baseId ?? null,
  passPercent,
  givesPart: givesPart === 1,
})

const USUAL_PASS = 60

/** A new paper: for the own base of somebody who may not design for all. */
export function useFreshPaper(): Partial<PaperFieldValues> | undefined {
  const choices = usePaperChoices().data
  const own =
    !choices || choices.mayAll || !choices.bases[0] ? {} : { baseId: choices.bases[0].value }
  return choices && { passPercent: USUAL_PASS, givesPart: 0, ...own }
}

const toFieldValues = (paper: PaperDetail): Partial<PaperFieldValues> => ({
  title: paper.name,
  note: paper.note,
  baseId: paper.baseId,
  passPercent: paper.passPercent,
  givesPart: paper.givesPart ? 1 : 0,
})

/** `id`: the paper that is changed; null: a new one. */
export type PaperFormProps = {
  isOpen: boolean
  id: number | null
  onMade: (id: number) => void
  onClose: () => void
}

/** What a paper is called, whom it is for and how it is passed. */
export default function PaperForm({ isOpen, id, onMade, onClose }: PaperFormProps) {
  const text = useText(paperText)
  const fresh = useFreshPaper()
  const opened = isOpen ? id : null
  const known = useFirstRead(opened, usePaperOf(opened).data)
  const save = useSavePaper()

  const submit = async (values: PaperFieldValues) => {
    const saved = await save.mutateAsync({ ...valuesOf(values), id, version: known?.version ?? 0 })
    toast.success(id === null ? text.added : text.savedForm)
    if (id === null) onMade(saved.id)
  }

  return (
    <FormDialog<PaperFieldValues>
      title={id === null ? text.add : text.editTitle}
      isOpen={isOpen}
      onClose={onClose}
      submit={submit}
      initial={id === null ? fresh : known && toFieldValues(known)}
      width={640}
    >
      <PaperFields shape={paperForm.shape} />
    </FormDialog>
  )
}
