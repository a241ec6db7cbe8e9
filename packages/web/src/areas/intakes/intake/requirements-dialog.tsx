import { REQUIRABLE } from '@residency/contract/areas/intakes/intake/requirement.contract'
import { intakesWords } from '@residency/contract/areas/intakes/text'
import { signupWords } from '@residency/contract/areas/signup/text'
import { Alert, Checkbox, Skeleton } from 'antd'
import { useEffect, useState } from 'react'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { useFirstRead } from '../../../screens/first-read.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { useRequirements, useSaveRequirements } from './intake.queries.ts'
import { intakeText } from './intake.text.ts'
import '../intakes.css'
import type { Section } from '@residency/contract/areas/intakes/section.public'
import type { TraineeKind } from '@residency/contract/areas/trainees/trainee-facts.public'

type Props = { isOpen: boolean; id: number | null; onClose: () => void }
type RequiredSections = { traineeKind: TraineeKind; sections: Section[] }[]

/** The required sections per trainee kind, as a table of checkboxes. */
export function RequirementsDialog({ isOpen, id, onClose }: Props) {
  const text = useText(intakeText)
  const { signUpSections } = useText(intakesWords)
  const opened = isOpen ? id : null
  const read = useFirstRead(opened, useRequirements(opened).data)
  const save = useSaveRequirements()
  const [chosen, setChosen] = useState<RequiredSections>([])
  const [fault, setFault] = useState<string | null>(null)

  useEffect(() => {
    if (read) setChosen(read.requirements)
    setFault(null)
  }, [read])

  const send = () =>
    save.mutateAsync({ id: id!, requirements: chosen, version: read!.version }).then(
      () => {
        toast.success(say(text.requirementsSaved, { name: read!.intakeName }))
        onClose()
      },
      (error: Error) => setFault(error.message),
    )

  const mayEdit = read?.mayEdit === true

  return (
    <Dialog
      title={text.requirements}
      onClose={onClose}
      isBusy={save.isPending}
      {...(mayEdit ? { onOk: () => void send() } : {})}
      isOpen={isOpen}
    >
      {fault && <Alert type="error" showIcon title={fault} role="alert" className="form-refusal" />}
      {read ? (
        <>
          <p>
            {say(text.alwaysRequired, {
              sections: read.always.map((section) => signUpSections[section]).join(text.comma),
            })}
          </p>
          <p className="soft">{mayEdit ? text.requirementsLead : text.requirementsFixed}</p>
          <Matrix chosen={chosen} onChange={mayEdit ? setChosen : null} />
        </>
      ) : (
        <Skeleton active title={false} paragraph={{ rows: 8 }} />
      )}
    </Dialog>
  )
}

function Matrix({
  chosen,
  onChange,
}: {
  chosen: RequiredSections
  onChange: ((chosen: RequiredSections) => void) | null
}) {
  const text = useText(intakeText)
  const { signUpSections } = useText(intakesWords)
  const kinds = useText(signupWords).traineeKinds

  const toggle = (kind: TraineeKind, section: Section, isOn: boolean) =>
    onChange?.(
      chosen.map((requirement) => {
        const others = requirement.sections.filter((name) => name !== section)
        return requirement.traineeKind === kind
          ? { ...requirement, sections: isOn ? [...others, section] : others }
          : requirement
      }),
    )

  return (
    <div className="matrix-frame">
      <table className="matrix">
        <thead>
          <tr>
            <th scope="col">{text.content}</th>
            {chosen.map(({ traineeKind }) => (
              <th key={traineeKind} scope="col">
                {kinds[traineeKind]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {REQUIRABLE.map((section) => (
            <tr key={section}>
              <th scope="row">{signUpSections[section]}</th>
              {chosen.map(({ traineeKind, sections }) => (
                <td key={traineeKind}>
                  <Checkbox
                    checked={sections.includes(section)}
                    disabled={onChange === null}
                    aria-label={`${kinds[traineeKind]} · ${signUpSections[section]}`}
                    onChange={({ target }) => toggle(traineeKind, section, target.checked)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
