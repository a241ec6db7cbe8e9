import {
  type ProposedEnd,
  signForm,
} from '@residency/contract/areas/admission/arrival/arrival.contract'
import { arrivalWords } from '@residency/contract/areas/admission/arrival/text'
import { Form } from 'antd'
import { useEffect } from 'react'
import type { z } from 'zod'
import { todayInShanghai } from '../../../platform/clock.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { DayField } from '../../../ui/fields/fields.tsx'
import { proposeValue } from '../../../ui/fields/propose-value.ts'
import { useProposedEnds } from './arrival.queries.ts'
import { daysToEnd, daysToSign, daysToStart } from './arrival.rules.ts'
import { arrivalText } from './arrival.text.ts'

type Values = z.input<typeof signForm>

type Props = {
  isOpen: boolean
  title: string

  /** The sign-ups whose agreements are signed. */
  ids: readonly number[]
  submit: (values: Values) => Promise<void>
  onClose: () => void
}

/**
 * Signs agreements: the end of training is proposed from the time conditions, and may be changed.
 */
export function SignDialog({ isOpen, title, ids, submit, onClose }: Props) {
  const { fields } = useText(arrivalWords)
  const today = todayInShanghai()

  return (
    <FormDialog<Values>
      isOpen={isOpen}
      title={title}
      submit={submit}
      onClose={onClose}
      initial={{ signedOn: today }}
    >
      <DayField
        name="signedOn"
        label={fields.signedOn}
        shape={signForm.shape.signedOn}
        {...daysToSign(today)}
      />
      <DayField
        name="startsOn"
        label={fields.startsOn}
        shape={signForm.shape.startsOn}
        {...daysToStart(today)}
      />
      <EndField ids={ids} />
    </FormDialog>
  )
}

/**
 * The end of training. Its limits follow from the start; what the conditions ask for is filled in
 * while the field is empty or holds a proposal.
 */
function EndField({ ids }: { ids: readonly number[] }) {
  const { fields } = useText(arrivalWords)
  const form = Form.useFormInstance<Values>()
  const startsOn = Form.useWatch('startsOn', form)
  const endsOn = Form.useWatch('endsOn', form)
  const { groups, onlyEnd } = useProposal(ids, startsOn)

  useEffect(() => {
    if (onlyEnd !== null) proposeValue(form, 'endsOn', onlyEnd)
  }, [form, onlyEnd])

  return (
    <>
      <DayField
        name="endsOn"
        label={fields.endsOn}
        shape={signForm.shape.endsOn}
        {...daysToEnd(startsOn)}
      />
      <Proposals groups={groups} endsOn={endsOn} />
    </>
  )
}

/** What the conditions give from a start; `onlyEnd` is the end that is the same for everybody. */
function useProposal(ids: readonly number[], startsOn: string | undefined) {
  const isDay = signForm.shape.startsOn.safeParse(startsOn).success
  const proposed = useProposedEnds(
    isDay && ids.length > 0 ? { ids: [...ids], startsOn: startsOn! } : null,
  )
  const groups = proposed.data?.groups ?? []
  const onlyEnd = groups.length === 1 ? groups[0]!.endsOn : null

  return { groups, onlyEnd }
}

/**
 * A line for each length, with the people of it where there are several, and whether the end
 * differs.
 */
function Proposals({
  groups,
  endsOn,
}: {
  groups: readonly ProposedEnd[]
  endsOn: string | undefined
}) {
  const text = useText(arrivalText)
  if (groups.length === 0) return null

  const lineOf = ({ lengthMonths, endsOn: end, source, people }: ProposedEnd) => {
    const names = people.join(text.comma)
    if (lengthMonths === null) return say(text.endUnknown, { names })

    const sentence = groups.length === 1 ? text.endProposed : text.endProposedFor

    return say(sentence, { months: lengthMonths, end: end ?? '', source: source ?? '', names })
  }

  const isOther =
    groups.length === 1 &&
    groups[0]!.endsOn !== null &&
    endsOn !== undefined &&
    endsOn !== groups[0]!.endsOn

  return (
    <div className="soft" aria-live="polite">
      {groups.map((group) => (
        <p key={group.lengthMonths ?? 'unknown'}>{lineOf(group)}</p>
      ))}
      {groups.length > 1 && <p>{text.endsDiffer}</p>}
      {isOther && <p>{text.endIsOther}</p>}
    </div>
  )
}
