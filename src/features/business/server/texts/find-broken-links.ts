import { findDeadLinks } from '../../texts/blocks.ts';
import { findBrokenLinks } from '../../texts/check-text.ts';
import { type Text, textNames, texts } from '../../texts/texts.ts';
import { completeText, requireText, type TextDeps } from './change-text.ts';
import { findNewestTexts } from './queries-texts.ts';

/** Finds the links that lead nowhere since they were saved, in all texts. */
export async function findAllBrokenLinks({ db, listPaths, findOtherTexts }: TextDeps) {
  const paths = await listPaths();
  const saved = await findNewestTexts(db);
  const own = textNames.flatMap((name) => {
    const text: Text = texts[name];
    const row = saved.find((one) => one.name === name);
    const values = completeText(row?.fields, requireText(name).starting);
    return findBrokenLinks(text, values, paths).map(({ words, href }) => ({
      label: text.label,
      editPath: `/admin/texts?text=${name}`,
      words,
      href,
    }));
  });
  const others = (await findOtherTexts()).flatMap(({ content, ...where }) =>
    findDeadLinks(content, paths).map((link) => ({ ...where, ...link })),
  );
  return [...own, ...others];
}
