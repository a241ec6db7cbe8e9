import { accountsWords } from '@residency/contract/areas/accounts/text'
import { labelIn } from '@residency/contract/kernel'
import { Button, Skeleton } from 'antd'
import { useCurrentUser } from '../../platform/current-user.ts'
import { say, useLanguage, useText } from '../../platform/texts/i18n.ts'
import { PageHead } from '../../screens/page-head.tsx'
import './handbook.css'
import { handbookText } from './handbook.text.ts'
import { HandbookChapters } from './handbook-chapters.tsx'
import { type HandbookChapter, useHandbook } from './use-handbook.ts'

/** View key app/handbook: the help of every page that the reader can open, as one book. */
export default function HandbookPage() {
  const text = useText(handbookText)
  const { data, error } = useHandbook()

  return (
    <section aria-label={text.title} className="handbook">
      <PageHead title={text.title} lead={data && <Lead chapters={data} />}>
        <Button type="primary" disabled={!data} onClick={() => window.print()}>
          {text.print}
        </Button>
      </PageHead>
      {error && !data && (
        <p className="list-message" role="alert">
          {text.failed}
        </p>
      )}
      {!data && !error && <Skeleton active paragraph={{ rows: 12 }} />}
      {data && (
        <>
          <p className="soft handbook-hint">{text.printHint}</p>
          <Contents chapters={data} />
          <HandbookChapters chapters={data} />
        </>
      )}
    </section>
  )
}

function Lead({ chapters }: { chapters: readonly HandbookChapter[] }) {
  const text = useText(handbookText)
  const { roles: roleNames } = useText(accountsWords)
  const me = useCurrentUser((state) => state.me)
  const names: Readonly<Record<string, string>> = roleNames
  const roles = (me?.roles ?? []).map((code) => names[code] ?? code).join(text.separator)
  const count = chapters.reduce((sum, chapter) => sum + chapter.pages.length, 0)

  return <>{say(text.lead, { name: me?.nickname ?? '', roles, count })}</>
}

function Contents({ chapters }: { chapters: readonly HandbookChapter[] }) {
  const text = useText(handbookText)
  const language = useLanguage()

  return (
    <nav className="panel handbook-contents" aria-label={text.contents}>
      <h2>{text.contents}</h2>
      <ol>
        {chapters.map(({ title, titleEn }, at) => (
          <li key={title}>
            <a href={`#chapter-${at + 1}`}>{labelIn(language, title, titleEn)}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
