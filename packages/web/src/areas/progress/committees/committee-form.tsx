import { DeleteOutlined } from '@ant-design/icons'
import {
  type Committee,
  committeeForm,
  MEMBER_ROLES,
  type MemberRole,
} from '@residency/contract/areas/progress/committees/committee.contract'
import { committeeWords } from '@residency/contract/areas/progress/committees/text'
import { Button, Form, Select } from 'antd'
import { todayInShanghai } from '../../../platform/clock.ts'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { toChoices } from '../../../ui/choices/choices.ts'
import { SearchSelect } from '../../../ui/choices/search-select.tsx'
import { type Option, SelectField, TextField } from '../../../ui/fields/fields.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { DayInput } from '../../../ui/times/day-input.tsx'
import '../progress.css'
import { useCreateCommittee, useMemberChoices, useUpdateCommittee } from './committee.queries.ts'
import { committeeText } from './committee.text.ts'

export type CommitteeFormProps = {
  isOpen: boolean
  committee: Committee | null
  bases: readonly Option[]
  onClose: () => void
}

type MemberValues = { userId: number; role: MemberRole; startsOn: string; endsOn?: string | null }
type Values = { baseId: number; name: string; members?: MemberValues[] }
const { shape } = committeeForm

/** Founds a committee, or changes its name and its members with their terms. */
export default function CommitteeForm({ isOpen, committee, bases, onClose }: CommitteeFormProps) {
  const text = useText(committeeText)
  const { fields } = useText(committeeWords)
  const [create, update] = [useCreateCommittee(), useUpdateCommittee()]

  const submit = async ({ baseId, name, members = [] }: Values) => {
    const input = {
      name,
      members: members.map((member) => ({ ...member, endsOn: member.endsOn ?? null })),
    }

    if (committee)
      await update.mutateAsync({ ...input, id: committee.id, version: committee.version })
    else await create.mutateAsync({ ...input, baseId })

    toast.success(text.saved)
  }

  const initial = committee
    ? {
        name: committee.name,
        members: committee.members.map(({ userId, role, startsOn, endsOn }) => ({
          userId,
          role,
          startsOn,
          endsOn,
        })),
      }
    : { members: [] }

  return (
    <FormDialog<Values>
      title={committee ? say(text.editTitle, { name: committee.name }) : text.add}
      width={760}
      isOpen={isOpen}
      onClose={onClose}
      submit={submit}
      initial={initial}
    >
      {!committee && (
        <SelectField name="baseId" label={fields.baseId} shape={shape.baseId} options={bases} />
      )}
      <TextField name="name" label={fields.name} shape={shape.name} maxLength={60} />
      <h2>{fields.members}</h2>
      <p className="soft">{text.membersHelp}</p>
      <Form.List name="members">
        {(rows, { add, remove }) => (
          <>
            {rows.map(({ key, name }) => (
              <MemberFields
                key={key}
                at={name}
                committee={committee}
                onRemove={() => remove(name)}
              />
            ))}
            <Button onClick={() => add({ startsOn: todayInShanghai() })}>{text.addMember}</Button>
          </>
        )}
      </Form.List>
    </FormDialog>
  )
}

type MemberProps = { at: number; committee: Committee | null; onRemove: () => void }

function MemberFields({ at, committee, onRemove }: MemberProps) {
  const text = useText(committeeText)
  const { fields, roles } = useText(committeeWords)
  const chosen = Form.useWatch<number | undefined>('baseId')
  const role = Form.useWatch<MemberRole | undefined>(['members', at, 'role'])
  const baseId = committee?.baseId ?? chosen
  const needed = [{ required: true, message: text.chosen }]

  const useFound = (words: string, isListOpen: boolean) =>
    useMemberChoices({ baseId, role }, words, isListOpen)

  const known = (committee?.members ?? []).map(({ userId, name, department }) => ({
    value: userId,
    label: name,
    note: department,
  }))

  return (
    <div className="progress-member">
      <Form.Item name={[at, 'role']} label={fields.role} rules={needed}>
        <Select options={toChoices(MEMBER_ROLES, roles)} />
      </Form.Item>
      <Form.Item name={[at, 'userId']} label={fields.userId} rules={needed}>
        <SearchSelect
          useFound={useFound}
          known={known}
          none={baseId && role ? text.nobody : text.chooseFirst}
        />
      </Form.Item>
      <Form.Item name={[at, 'startsOn']} label={fields.startsOn} rules={needed}>
        <DayInput />
      </Form.Item>
      <Form.Item name={[at, 'endsOn']} label={fields.endsOn}>
        <DayInput />
      </Form.Item>
      <IconButton label={text.removeMember} icon={<DeleteOutlined />} onClick={onRemove} />
    </div>
  )
}
