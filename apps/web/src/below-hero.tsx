import { FAQ_GROUPS } from './features/faq/faq-groups.ts';
import { LatestOnHome } from './features/explorer/home/latest-on-home.tsx';
import { BlockDemo } from './features/home/demo/block-demo.tsx';
import { Closing } from './features/home/sections/closing.tsx';
import { DemoSection } from './features/home/demo/demo-section.tsx';
import { Features } from './features/home/sections/features.tsx';
import { GallerySection } from './features/home/sections/gallery-section.tsx';
import { LatestSection } from './features/home/sections/latest-section.tsx';
import { Principle } from './features/home/sections/principle.tsx';
import { Proof } from './features/home/sections/proof.tsx';
import { Questions } from './features/home/sections/questions.tsx';
import { Rewards } from './features/home/sections/rewards.tsx';
import { Roadmap } from './features/home/sections/roadmap.tsx';
import { Supply } from './features/home/sections/supply.tsx';
import { Uses } from './features/home/uses.tsx';
import { useIsFilled } from './features/home/use-is-filled.ts';
import { NftGallery } from './features/nft/gallery/nft-gallery.tsx';
import styles from './features/home/sections.css?inline';

const ALL_QUESTIONS = FAQ_GROUPS.reduce((sum, { questions }) => sum + questions.length, 0);

/**
 * The home page below its hero, composed from several features (requirement 63). Its styles load with it,
 * after the first screen, so they do not delay the first paint.
 */
export function BelowHero() {
  if (!useIsFilled()) return null;
  return (
    <>
      <style dangerouslySetInnerHTML={{ __html: styles }} />
      <Principle />
      <Uses />
      <Proof />
      <DemoSection>
        <BlockDemo />
      </DemoSection>
      <LatestSection>
        <LatestOnHome />
      </LatestSection>
      <GallerySection>
        <NftGallery />
      </GallerySection>
      <Rewards />
      <Features />
      <Supply />
      <Roadmap />
      <Questions all={ALL_QUESTIONS} />
      <Closing />
    </>
  );
}
