/** The editor of the playground: CodeMirror, in the colours of the site. */
import { javascript } from '@codemirror/lang-javascript';
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { tags } from '@lezer/highlight';
import { basicSetup, EditorView } from 'codemirror';

export interface Editor {
  code(): string;
  setCode(code: string): void;
  destroy(): void;
}

const theme = EditorView.theme({
  '&': { height: '100%', fontSize: '14px', backgroundColor: 'var(--vp-c-bg-elv)', color: 'var(--vp-c-text-1)' },
  '.cm-content': { fontFamily: 'var(--vp-font-family-mono)', caretColor: 'var(--vp-c-text-1)' },
  '.cm-gutters': { backgroundColor: 'var(--vp-c-bg-alt)', color: 'var(--vp-c-text-3)', border: 'none' },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'var(--vp-c-brand-soft)' },
  '.cm-cursor': { borderLeftColor: 'var(--vp-c-text-1)' },
  '&.cm-focused': { outline: '2px solid var(--vp-c-brand-1)' },
});

const highlighting = syntaxHighlighting(
  HighlightStyle.define([
    { tag: [tags.keyword, tags.operatorKeyword], color: 'var(--code-keyword)' },
    { tag: [tags.string, tags.special(tags.string)], color: 'var(--code-string)' },
    { tag: [tags.number, tags.bool, tags.null], color: 'var(--code-number)' },
    { tag: tags.comment, color: 'var(--vp-c-text-3)', fontStyle: 'italic' },
    { tag: [tags.function(tags.variableName), tags.function(tags.propertyName)], color: 'var(--code-call)' },
    { tag: tags.typeName, color: 'var(--code-number)' },
  ]),
);

/**
 * @param onRun Called for Ctrl+Enter (on a Mac Command+Enter).
 * @param onChange Called after each change of the code.
 */
export function startEditor(parent: HTMLElement, code: string, onRun: () => void, onChange: () => void): Editor {
  const keys = EditorView.domEventHandlers({
    keydown(event) {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return false;
      onRun();
      return true;
    },
  });
  const changes = EditorView.updateListener.of(({ docChanged }) => {
    if (docChanged) onChange();
  });
  const language = javascript({ typescript: true });
  const label = EditorView.contentAttributes.of({ 'aria-label': 'Program' });
  const view = new EditorView({
    doc: code,
    parent,
    extensions: [keys, label, changes, basicSetup, EditorView.lineWrapping, highlighting, language, theme],
  });
  // The keyboard scrolls it too.
  view.scrollDOM.tabIndex = 0;
  return {
    code: () => view.state.doc.toString(),
    setCode: (next) => view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: next } }),
    destroy: () => view.destroy(),
  };
}
