/**
 * A plugin of typedoc: documents are called by their first heading, and not by the names of their files; the
 * addresses by which the page checks certificates become links. `puzzlewright serve` shows the site in a
 * folder `docs` beside the page, and so may any host.
 */
import { readFileSync } from 'node:fs';
import { Converter, ReflectionKind } from 'typedoc';

/** Called by typedoc when it starts. */
export function load(app) {
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project }) => {
    for (const document of project.getReflectionsByKind(ReflectionKind.Document)) {
      const file = project.files.getReflectionPath(document);
      const [, title] = /^# (.+)$/m.exec(readFileSync(file, 'utf8')) ?? [];
      if (title !== undefined) document.name = title;
      for (const part of document.content)
        part.text = part.text.replaceAll(/`(#certificate\/[a-z0-9-]+)`/g, '[check it here](../../$1)');
    }
  });
}
