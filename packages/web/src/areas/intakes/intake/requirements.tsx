import { intakesWords } from '@residency/contract/areas/intakes/text'
import { signupWords } from '@residency/contract/areas/signup/text'
import { Button, Skeleton } from 'antd'
import { useText } from '../../../platform/texts/i18n.ts'
import { FactList } from '../../../ui/fact-list.tsx'
import { useRequirements } from './intake.queries.ts'
import { intakeText } from './intake.text.ts'

/** What each kind of trainee must fill in, and the way to change it while the intake is a draft. */
export function Requirements({ id, onEdit }: { id: number; onEdit: () => void }) {
  const text = useText(intakeText)
  const { signUpSections } = useText(intakesWords)
  const kinds = useText(signupWords).traineeKinds
  const { data } = useRequirements(id)
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 2 }} />

  const named = (sections: readonly (keyof typeof signUpSections)[]) =>
    sections.map((section) => signUpSections[section]).join(text.comma)

  return (
    <>
      <FactList
        facts={data.requirements.map(
          (requirement) =>
            [
              kinds[requirement.traineeKind],
              named([...data.always, ...requirement.sections]),
            ] as const,
        )}
      />
      <Button className="requirements-edit" onClick={onEdit}>
        {data.mayEdit ? text.requirementsEdit : text.requirementsShow}
      </Button>
    </>
  )
}
