import { CloseOutlined } from '@ant-design/icons'
import type { MentorApplicant } from '@residency/contract/areas/mentors/choice/applicants.contract'
import { Button } from 'antd'
import { useState } from 'react'
import { toast } from '../../../platform/feedback.ts'
import { useText } from '../../../platform/texts/i18n.ts'
import { useUnsaved } from '../../../platform/unsaved.ts'
import { OrderList } from '../../../screens/trees/order-list.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { ApplicantList, ApplicantWords } from './applicant-row.tsx'
import { applicantsText } from './applicants.text.ts'
import { useRank } from './choice.queries.ts'

type Props = {
  entryId: number
  applicants: readonly MentorApplicant[]
  onRefuse: (applicant: MentorApplicant) => void
}

/** A mentor's ranking: ranked applicants in order, the others below; saved as a whole. */
export function Ranking({ entryId, applicants, onRefuse }: Props) {
  const text = useText(applicantsText)
  const [edited, setEdited] = useState<readonly number[] | null>(null)
  const rank = useRank()
  const saved = applicants.filter(({ mentorRank }) => mentorRank !== null).map(({ id }) => id)
  const order = edited ?? saved
  // somebody who has revoked since is left out
  const ranked = order.flatMap((id) => applicants.find((applicant) => applicant.id === id) ?? [])
  const unranked = applicants.filter(({ id }) => !order.includes(id))
  const isDirty = edited !== null && edited.join() !== saved.join()

  useUnsaved(isDirty, { isUnsaved: () => !rank.isPending })

  const save = () =>
    rank.mutate(
      { entryId, ids: ranked.map(({ id }) => id) },
      {
        onSuccess: () => {
          toast.success(text.saved)
          setEdited(null)
        },
      },
    )

  return (
    <>
      {ranked.length > 0 && <h3>{text.ranked}</h3>}
      <OrderList
        order={ranked}
        onOrder={(next) => setEdited(next.map(({ id }) => id))}
        hasButtons
        row={(choice, place) => (
          <>
            <b className="choice-nth figures">{place}</b>
            <ApplicantWords mentorApplicant={choice} />
            <IconButton
              label={`${text.unrank} ${choice.name}`}
              icon={<CloseOutlined />}
              onClick={() => setEdited(order.filter((id) => id !== choice.id))}
            />
          </>
        )}
      />
      {unranked.length > 0 && <h3>{text.unranked}</h3>}
      <ApplicantList
        applicants={unranked}
        onRefuse={onRefuse}
        onRank={(applicant) => setEdited([...order, applicant.id])}
      />
      {(isDirty || rank.isPending) && (
        <div className="page-buttons">
          <span className="soft">{text.unsaved}</span>
          <Button onClick={() => setEdited(null)}>{text.reset}</Button>
          <Button type="primary" loading={rank.isPending} onClick={save}>
            {text.save}
          </Button>
        </div>
      )}
    </>
  )
}
