import { FilePdfOutlined } from '@ant-design/icons'
import { signupPermissions as may } from '@residency/contract/areas/signup/access'
import { signupWords } from '@residency/contract/areas/signup/text'
import { useState } from 'react'
import { Can } from '../../../platform/permissions.tsx'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { ReviewScreen } from '../../../screens/review/review-screen.tsx'
import { DownloadButton } from '../../../ui/download-button.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { usePhone } from '../../../ui/use-phone.ts'
import { EvidencePane, useFileWindowOf } from '../../files/files.public.ts'
import { flowSteps, toneOf } from '../registration-state.rules.ts'
import { printOne, type Registration, useRegistration, useWaiting } from './registration.queries.ts'
import { evidenceOf, type Proof } from './review.rules.ts'
import { reviewText } from './review.text.ts'
import { type Part, ReviewParts } from './review-parts.tsx'
import { decidable, useRegistrationReview } from './use-registration-review.ts'
import { useReviewList } from './use-review-list.ts'

type ReviewProps = {
  id: number
  part: Part | undefined

  /** Opened from another list, for viewing only. */
  isVisit: boolean
  onOpen: (id: number | null) => void
}

/** A registration under review: its sections and the evidence. */
export function RegistrationReview({ id, part, isVisit, onOpen }: ReviewProps) {
  const text = useText(reviewText)
  const review = useRegistrationReview()
  const { data: registration, error } = useRegistration(id)
  const waiting = useWaiting(useReviewList(part).conditions).data
  const isPhone = usePhone()
  const window = useFileWindowOf()
  const proofs = registration ? evidenceOf(registration) : []
  const [openKey, setOpenKey] = useState<string | null>(null)
  const open = (proof: Proof) => (isPhone ? window.preview(proof.file) : setOpenKey(proof.key))

  return (
    <ReviewScreen
      review={review}
      error={error}
      waiting={waiting}
      isVisit={isVisit}
      onOpen={onOpen}
      record={registration && decidable(registration)}
      lead={registration && <Lead registration={registration} />}
      {...(registration
        ? { steps: flowSteps(registration.state, text.flow, registration.isExempt) }
        : {})}
      tools={
        <Can perm={[may.reveal]}>
          <DownloadButton type="link" icon={<FilePdfOutlined />} download={() => printOne(id)}>
            {text.print}
          </DownloadButton>
        </Can>
      }
      evidence={<EvidencePane files={useLabelled(proofs)} openKey={openKey} onShow={setOpenKey} />}
    >
      {registration && (
        <div className="registration-review">
          <ReviewParts registration={registration} files={proofs} part={part} onShow={open} />
        </div>
      )}
      {isPhone && window.previewWindow}
    </ReviewScreen>
  )
}

function Lead({ registration }: { registration: Registration }) {
  const { fields, flows } = useText(signupWords)
  const { states } = flows.registration
  return (
    <>
      <StateTag tone={toneOf(registration.state)}>{states[registration.state]}</StateTag> ·{' '}
      {registration.intake.name}
      {registration.traineeNumber && ` · ${fields.traineeNumber} ${registration.traineeNumber}`}
    </>
  )
}

/**
 * Evidence labelled by section; several files of a level or list are distinguished by file name.
 */
function useLabelled(proofs: readonly Proof[]) {
  const text = useText(reviewText)
  const { sections } = useText(signupWords)
  return proofs.map(({ key, section, title, file }) => {
    const named = sections[section as keyof typeof sections] ?? section
    const hint = [title, file.name].filter(Boolean).join(' · ')
    return {
      key,
      file,
      hint,
      label: title ? say(text.evidenceOf, { section: named, name: file.name }) : named,
    }
  })
}
