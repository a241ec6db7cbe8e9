/**
 * Joins the texts of a string item: of all its runs, without the phonetic guide above them. Gets
 * every element and text within the item.
 */
export function createTextRun() {
  let text = ''
  let isInText = false
  let phonetic = 0

  return {
    open(name: string) {
      if (name === 'rPh') phonetic += 1
      isInText = name === 't' && phonetic === 0
    },
    add(more: string) {
      if (isInText) text += more
    },
    close(name: string) {
      if (name === 'rPh') phonetic -= 1
      isInText = false
    },

    /** The joined text; the next item begins. */
    take() {
      const whole = text
      text = ''

      return whole
    },
  }
}
