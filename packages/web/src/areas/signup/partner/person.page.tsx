import { LeftOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useNavigate, useSearchParams } from 'react-router'
import { innerPath } from '../../../platform/browser/inner-path.ts'
import { ask } from '../../../platform/feedback.ts'
import { useText } from '../../../platform/texts/i18n.ts'
import { personText } from '../registration/person.text.ts'
import { RegistrationForm } from '../registration/registration-form.tsx'
import { saveNow, useOwnRegistration } from '../registration/use-own-registration.ts'
import { signupPaths } from '../signup.paths.ts'
import './partner.css'
import { useFreshPeople, useOwnPartner } from './partner.queries.ts'

/**
 * /sign/cooperation/person?id=…: a unit fills in and submits an applicant's registration, with the
 * applicant's own screens.
 */
export default function PersonPage() {
  const text = useText(personText)
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const unit = useOwnPartner().data
  const id = Number(query.get('id'))

  useFreshPeople()

  const back = async () => {
    const isSaved = await saveNow()
    const content = useOwnRegistration.getState().isDraftStored
      ? text.leaveContent
      : text.leaveContentHere
    const question = { title: text.leaveQuestion, content, okText: text.leave }

    if (isSaved || (await ask(question)))
      navigate(innerPath(query.get('from')) ?? signupPaths.people)
  }

  const head = (
    <p className="person-back">
      <Button type="link" icon={<LeftOutlined />} onClick={() => void back()}>
        {text.back}
      </Button>
    </p>
  )

  return (
    <RegistrationForm key={id} page="basic" person={id} area={unit?.unitName ?? ''} head={head} />
  )
}
