import { labelIn } from '@residency/contract/kernel'
import { Link } from 'react-router'
import { useLanguage, useText } from '../../platform/texts/i18n.ts'
import { helpText } from '../help/help.text.ts'
import { pictureOf } from './handbook-pictures.ts'
import type { HandbookChapter, HandbookPage } from './use-handbook.ts'

/** The chapters of the book, each with its pages. */
export function HandbookChapters({ chapters }: { chapters: readonly HandbookChapter[] }) {
  const language = useLanguage()

  return chapters.map(({ title, titleEn, pages }, at) => (
    <section key={title} id={`chapter-${at + 1}`} className="panel handbook-chapter">
      <h2>{labelIn(language, title, titleEn)}</h2>
      {pages.map((page) => (
        <PageOfBook key={page.view} page={page} />
      ))}
    </section>
  ))
}

function PageOfBook({ page }: { page: HandbookPage }) {
  const text = useText(helpText)
  const language = useLanguage()
  const { about, acts, next, asks = [] } = page.help[language]
  const title = labelIn(language, page.title, page.titleEn)
  const picture = pictureOf(page.view)

  return (
    <article>
      <h3>
        <Link to={page.path}>{title}</Link>
      </h3>
      <p>{about}</p>
      {picture && <img src={picture} alt={title} loading="lazy" />}
      <ul>
        {acts.map((act) => (
          <li key={act}>{act}</li>
        ))}
      </ul>
      {next && (
        <p>
          <strong>{text.next}</strong> {next}
        </p>
      )}
      {asks.length > 0 && (
        <dl>
          {asks.map(([question, answer]) => (
            <div key={question}>
              <dt>{question}</dt>
              <dd>{answer}</dd>
            </div>
          ))}
        </dl>
      )}
    </article>
  )
}
