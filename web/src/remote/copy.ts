/** Puts a text into the clipboard. Over plain http browsers have none for pages; then a field that is selected does it. */
export function copy(text: string): void {
  if (navigator.clipboard !== undefined) void navigator.clipboard.writeText(text)
  else {
    const field = document.createElement('textarea')
    field.value = text
    document.body.append(field)
    field.select()
    document.execCommand('copy')
    field.remove()
  }
}
