import { labelIn } from '@residency/contract/kernel'
import { useLanguage, useText } from '../../platform/texts/i18n.ts'
import { handbookText } from './handbook.text.ts'
import type { HandbookChapter } from './use-handbook.ts'

/** The places of chapters and pages in the document. */
export const idOfChapter = (at: number) => `chapter-${at + 1}`
export const idOfPage = (view: string) => `page-${view.replaceAll('/', '-')}`

/** The table of contents: each chapter with its pages. */
export function HandbookContents({ chapters }: { chapters: readonly HandbookChapter[] }) {
  const text = useText(handbookText)
  const language = useLanguage()

  return (
    <nav className="panel handbook-contents" aria-label={text.contents}>
      <h2>{text.contents}</h2>
      <ol>
        {chapters.map(({ title, titleEn, pages }, at) => (
          <li key={title}>
            <a href={`#${idOfChapter(at)}`}>{labelIn(language, title, titleEn)}</a>
            <ul>
              {pages.map((page) => (
                <li key={page.view}>
                  <a href={`#${idOfPage(page.view)}`}>
                    {labelIn(language, page.title, page.titleEn)}
                  </a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </nav>
  )
}
