import { useText } from '../../../platform/texts/i18n.ts'
import { useFileWindowOf } from '../../files/files.public.ts'
import { EvidencePhoto } from '../evidence-photo.tsx'
import { EducationPart } from '../review/education-part.tsx'
import { ExperiencePart } from '../review/experience-part.tsx'
import { evidenceOf, type Proof } from '../review/review.rules.ts'
import '../review/review.css'
import { applicantText } from '../applicant.text.ts'
import { ChosenOffers } from '../choices/chosen-offers.tsx'
import type { Own } from '../sections/basic.rules.ts'
import { OwnFacts, SignFacts } from './own-facts.tsx'

/** The whole registration, read-only, by section as reviewers see it; own numbers are unmasked. */
export function useRegistrationSections(own: Own) {
  const text = useText(applicantText)
  const window = useFileWindowOf()
  const files = evidenceOf({ ...own, files: [] })
  const show = (evidence: Proof) => window.preview(evidence.file)

  const photo = (
    <div className="with-photo">
      <EvidencePhoto photoKey={own.photoKey} alt={text.photoAlt} />
      <OwnFacts own={own} />
    </div>
  )

  const sections = [
    { title: text.sectionSign, content: <SignFacts own={own} /> },
    { title: text.sectionPerson, content: photo },
    { title: text.sectionChoices, content: <ChosenOffers own={own} /> },
    {
      title: text.sectionEducation,
      content: <EducationPart registration={own} files={files} onShow={show} />,
    },
    {
      title: text.sectionExperience,
      content: <ExperiencePart registration={own} files={files} onShow={show} />,
    },
  ]

  return { sections, previewWindow: window.previewWindow }
}
