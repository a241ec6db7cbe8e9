import { accountsWords } from '@residency/contract/areas/accounts/text'
import { Button, Skeleton } from 'antd'
import { Link, useSearchParams } from 'react-router'
import { useCurrentUser } from '../../platform/current-user.ts'
import { say, useText } from '../../platform/texts/i18n.ts'
import { PageHead } from '../../screens/page-head.tsx'
import './handbook.css'
import { BOOK_CHOICES, type BookChoice, choiceOf } from './handbook.rules.ts'
import { handbookText } from './handbook.text.ts'
import { HandbookChapters } from './handbook-chapters.tsx'
import { HandbookContents } from './handbook-contents.tsx'
import { outlineText } from './handbook-outline.text.ts'
import { type HandbookChapter, useHandbook, useHandbookFile } from './use-handbook.ts'

/** View key app/handbook: the handbook of each role, and of all pages that the reader can open. */
export default function HandbookPage() {
  const text = useText(handbookText)
  const roles = useCurrentUser((state) => state.me?.roles) ?? []
  const [params] = useSearchParams()
  const choice = choiceOf(params.get('role'), roles)
  const { data, error } = useHandbook(choice)

  return (
    <section aria-label={text.title} className="handbook">
      <PageHead title={text.title} lead={data && <Lead choice={choice} chapters={data} />}>
        <BookButtons isReady={data !== undefined} />
      </PageHead>
      <Roles choice={choice} />
      {error && !data && (
        <p className="list-message" role="alert">
          {text.failed}
        </p>
      )}
      {!data && !error && <Skeleton active paragraph={{ rows: 12 }} />}
      {data && (
        <>
          <HandbookContents chapters={data} />
          <HandbookChapters chapters={data} role={choice === 'own' ? null : choice} />
        </>
      )}
    </section>
  )
}

function BookButtons({ isReady }: { isReady: boolean }) {
  const text = useText(handbookText)
  const file = useHandbookFile()

  return (
    <>
      <Button title={text.printHint} disabled={!isReady} onClick={() => window.print()}>
        {text.print}
      </Button>
      {file && (
        <Button type="primary" href={file} download={text.fileName}>
          {text.download}
        </Button>
      )}
    </>
  )
}

/** One link for each handbook. */
function Roles({ choice }: { choice: BookChoice }) {
  const text = useText(handbookText)
  const { roles: titles } = useText(outlineText)

  return (
    <nav className="handbook-roles" aria-label={text.whose}>
      {BOOK_CHOICES.map((option) => (
        <Link
          key={option}
          to={`?role=${option}`}
          replace
          aria-current={option === choice ? 'page' : undefined}
        >
          {option === 'own' ? text.own : titles[option]}
        </Link>
      ))}
    </nav>
  )
}

type LeadProps = { choice: BookChoice; chapters: readonly HandbookChapter[] }

function Lead({ choice, chapters }: LeadProps) {
  const text = useText(handbookText)
  const { roles: titles } = useText(outlineText)
  const { roles: roleNames } = useText(accountsWords)
  const me = useCurrentUser((state) => state.me)
  const count = chapters.reduce((sum, chapter) => sum + chapter.pages.length, 0)
  if (choice !== 'own') return <>{say(text.leadOfRole, { role: titles[choice], count })}</>

  const names: Readonly<Record<string, string>> = roleNames
  const roles = (me?.roles ?? []).map((code) => names[code] ?? code).join(text.separator)

  return <>{say(text.lead, { name: me?.nickname ?? '', roles, count })}</>
}
