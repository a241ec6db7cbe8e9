import { labelIn } from '@residency/contract/kernel'
import { Link } from 'react-router'
import { useApp } from '../../platform/app.store.ts'
import { say, useLanguage, useText } from '../../platform/texts/i18n.ts'
import { helpText } from '../help/help.text.ts'
import { handbookText } from './handbook.text.ts'
import { idOfChapter, idOfPage } from './handbook-contents.tsx'
import type { BookRole } from './handbook-outline.ts'
import { type BookPicture, pictureOf } from './handbook-pictures.ts'
import type { HandbookChapter, HandbookPage } from './use-handbook.ts'

type ChaptersProps = { chapters: readonly HandbookChapter[]; role: BookRole | null }

/** The chapters of the book, each with its pages; `role` chooses the pictures. */
export function HandbookChapters({ chapters, role }: ChaptersProps) {
  const language = useLanguage()

  return chapters.map(({ title, titleEn, pages }, at) => (
    <section key={title} id={idOfChapter(at)} className="panel handbook-chapter">
      <h2>{labelIn(language, title, titleEn)}</h2>
      {pages.map((page) => (
        <PageOfBook key={page.view} page={page} role={role} />
      ))}
    </section>
  ))
}

function PageOfBook({ page, role }: { page: HandbookPage; role: BookRole | null }) {
  const text = useText(helpText)
  const language = useLanguage()
  const { about, acts, next, asks = [] } = page.help[language]
  const title = labelIn(language, page.title, page.titleEn)
  const picture = pictureOf(page.view, role)
  const isOwn = useApp((state) => state.pages.some(({ path }) => path === page.path))

  return (
    <article id={idOfPage(page.view)}>
      <h3>{isOwn ? <Link to={page.path}>{title}</Link> : title}</h3>
      {picture && <PictureOfPage picture={picture} title={title} />}
      <p>{about}</p>
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

type PictureProps = { picture: BookPicture; title: string }

function PictureOfPage({ picture: { address, width, height, isPhone }, title }: PictureProps) {
  const text = useText(handbookText)

  return (
    <img
      className={isPhone ? 'is-phone' : undefined}
      src={address}
      alt={say(text.pictureOf, { title })}
      width={width}
      height={height}
      loading="lazy"
    />
  )
}
