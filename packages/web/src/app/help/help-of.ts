import type { Book } from '@residency/contract/kernel/label'
import { textNow } from '../../platform/texts/i18n.ts'
import type { HelpPage } from './help-book.ts'
import { booksFor } from './help-books.ts'

/** The help of a page, read in the language that is shown; null without one. */
export async function helpOf(view: string): Promise<Book<HelpPage> | null> {
  for (const load of booksFor(view)) {
    const pages = await load()
    if (view in textNow(pages))
      return {
        get 'zh-cn'() {
          return pages['zh-cn'][view]!
        },
        get en() {
          return pages.en[view]!
        },
      }
  }

  return null
}
